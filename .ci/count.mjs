// Adds up what ran and prints `N passed, N failed`; fails when anything did, or ended without saying how.
import { readFileSync } from 'node:fs';

const [testsFile, testsExit, longFile, longExit, checksFile, checksExit] = process.argv.slice(2);

const readText = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Counts the tests in a report by Vitest. A file that could not be loaded counts as one failure. */
function countTests(file, exit) {
  const text = readText(file);
  if (text === '') return { passed: 0, failed: 1, skipped: 0 };
  const sums = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of JSON.parse(text).testResults) {
    const of = (...wanted) => assertionResults.filter((test) => wanted.includes(test.status)).length;
    sums.passed += of('passed');
    sums.skipped += of('skipped', 'pending', 'todo');
    sums.failed += status === 'failed' ? Math.max(1, of('failed')) : of('failed');
  }
  return sums.failed === 0 && exit !== '0' ? { ...sums, failed: 1 } : sums;
}

function countChecks() {
  const [, passed, failed] = /^checks: (\d+) passed, (\d+) failed$/m.exec(readText(checksFile)) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: Number(passed),
    failed: failed === '0' && checksExit !== '0' ? 1 : Number(failed),
    skipped: 0,
  };
}

const parts = [countTests(testsFile, testsExit), countTests(longFile, longExit), countChecks()];
const sum = (name) => parts.reduce((total, part) => total + part[name], 0);
const skipped = sum('skipped');
if (skipped > 0) console.log(`${skipped} skipped: a NOTICE above says what this machine lacks`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
