// Adds up what ran and prints `N passed, N failed`; fails when anything did, or ended without saying how.
import { readFileSync } from 'node:fs';

const [testsFile = '', testsExit, checksFile = '', checksExit] = process.argv.slice(2);

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A file that could not be loaded counts as one failure, and so does an end in error with no failure to show. */
function countTests() {
  const text = read(testsFile);
  if (text === '') return { passed: 0, failed: 1 };
  const report = JSON.parse(text);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failed = report.numFailedTests + unloaded.length;
  return { passed: report.numPassedTests, failed: failed === 0 && testsExit !== '0' ? 1 : failed };
}

function countChecks() {
  const [, passed, failed] = /^checks: (\d+) passed, (\d+) failed$/m.exec(read(checksFile)) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1 };
  return { passed: Number(passed), failed: failed === '0' && checksExit !== '0' ? 1 : Number(failed) };
}

const tests = countTests();
const checks = countChecks();
const failed = tests.failed + checks.failed;
console.log(`${tests.passed + checks.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
