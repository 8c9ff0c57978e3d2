// Names what failed, adds up what ran and prints `N passed, N failed`; fails when anything did, or ended without
// saying how. The names come last, so that they are seen where only the end of a long log is kept.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const [tests, testsExit, long, longExit, checksFile, checksExit] = process.argv.slice(2);

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** What is printed where the end fails: a database does not stop, a check of all statements refuses one, a program crashes. */
const failedEnd = /^(?:error during close|› test\S* was ended by).{0,2000}/ms;

/** `path`: of what `.ci/reporter.mjs` wrote, and of what was printed, without their endings. */
function countTests(command, path, exit) {
  const text = readText(`${path}.json`);
  const [why = 'look above'] = failedEnd.exec(stripVTControlCharacters(readText(`${path}.txt`))) ?? [];
  if (text === '') {
    const failure = `${command} ended with ${exit} and left no report: ${why.trim()}`;
    return { passed: 0, skipped: 0, failures: [failure] };
  }
  const report = JSON.parse(text);
  if (report.failures.length === 0 && exit !== '0')
    report.failures.push(`${command} ended with ${exit} after its tests: ${why.trim()}`);
  return report;
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
  countTests('npm test', tests, testsExit),
  countTests('npm run test:long', long, longExit),
  countChecks(),
];
const sum = (name) => parts.reduce((total, part) => total + part[name], 0);
const failures = parts.flatMap((part) => part.failures);
for (const failure of failures) console.log(`✗ ${failure}`);
const skipped = sum('skipped');
if (skipped > 0) console.log(`${skipped} skipped: a NOTICE above says what this machine lacks`);
console.log(`${sum('passed')} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
