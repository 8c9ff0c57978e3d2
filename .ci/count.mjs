// Adds up what ran and prints `N passed, N failed`; fails when anything did, or ended without saying how.
import { failedFile, readReport, readText } from './report.mjs';

const [testsFile, againFile, testsExit, checksFile, checksExit] = process.argv.slice(2);

const testsOf = (file, status) => file.assertionResults.filter((test) => test.status === status).length;

/** Files that ran a second time count as they did then. A file that could not be loaded is one failure. */
function countTests() {
  const first = readReport(testsFile);
  if (first === undefined) return { passed: 0, failed: 1 };
  const again = readReport(againFile);
  const files = again ? [...first.filter((file) => !failedFile(file)), ...again] : first;
  const passed = files.reduce((sum, file) => sum + testsOf(file, 'passed'), 0);
  const failed = files
    .filter(failedFile)
    .reduce((sum, file) => sum + Math.max(1, testsOf(file, 'failed')), 0);
  return { passed, failed: failed === 0 && testsExit !== '0' ? 1 : failed };
}

function countChecks() {
  const [, passed, failed] = /^checks: (\d+) passed, (\d+) failed$/m.exec(readText(checksFile)) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1 };
  return { passed: Number(passed), failed: failed === '0' && checksExit !== '0' ? 1 : Number(failed) };
}

const tests = countTests();
const checks = countChecks();
const failed = tests.failed + checks.failed;
console.log(`${tests.passed + checks.passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
