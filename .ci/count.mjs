// Names what failed, adds up what ran and prints `N passed, N failed`; fails when anything did, or ended without
// saying how. The names come last, so that they are seen where only the end of a long log is kept.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const [testsFile, testsExit, longFile, longExit, checksFile, checksExit] = process.argv.slice(2);

const MESSAGE_LINES = 12;

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const firstLines = (text) => text.trim().split('\n').slice(0, MESSAGE_LINES).join('\n    ');

/** Counts the tests in a report by Vitest. A file that could not be loaded counts as one failure. */
function countTests(command, file, exit) {
  const text = readText(file);
  if (text === '') {
    return { passed: 0, skipped: 0, failures: [`${command} ended with ${exit} and left no report`] };
  }
  const sums = { passed: 0, skipped: 0, failures: [] };
  for (const { name, status, message, assertionResults } of JSON.parse(text).testResults) {
    const of = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status));
    sums.passed += of('passed').length;
    sums.skipped += of('skipped', 'pending', 'todo').length;
    const path = relative(process.cwd(), name);
    for (const test of of('failed')) {
      sums.failures.push(`${path} > ${test.fullName}\n    ${firstLines(test.failureMessages.join('\n'))}`);
    }
    if (status === 'failed' && of('failed').length === 0) {
      sums.failures.push(`${path}\n    ${firstLines(message ?? '')}`);
    }
  }
  if (sums.failures.length === 0 && exit !== '0') {
    sums.failures.push(`${command} ended with ${exit} though no test failed: look for "Unhandled" above`);
  }
  return sums;
}

function countChecks() {
  const text = readText(checksFile);
  const [, passed, failed] = /^checks: (\d+) passed, (\d+) failed$/m.exec(text) ?? [];
  if (passed === undefined) return { passed: 0, skipped: 0, failures: ['the checks ended early'] };
  const failures = text.split('\n').filter((line) => line.startsWith('✗ '));
  if (failures.length === 0 && (failed !== '0' || checksExit !== '0'))
    failures.push(`checks ended with ${checksExit}`);
  return { passed: Number(passed), skipped: 0, failures };
}

const parts = [
  countTests('npm test', testsFile, testsExit),
  countTests('npm run test:long', longFile, longExit),
  countChecks(),
];
const sum = (name) => parts.reduce((total, part) => total + part[name], 0);
const failures = parts.flatMap((part) => part.failures);
for (const failure of failures) console.log(`✗ ${failure}`);
const skipped = sum('skipped');
if (skipped > 0) console.log(`${skipped} skipped: a NOTICE above says what this machine lacks`);
console.log(`${sum('passed')} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
