// A reporter of Vitest for `.ci/run`: writes `{passed, skipped, failures}` to the file named by SVC_REPORT. Failures are
// tests, files and hooks that failed, and errors outside of tests, which Vitest's own JSON report leaves out.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const MESSAGE_LINES = 12;

const firstLines = (text) => text.trim().split('\n').slice(0, MESSAGE_LINES).join('\n    ');
const textOf = ({ message, stack }) => (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`);
const failure = (where, errors) => `${where}\n    ${firstLines(errors.map(textOf).join('\n'))}`;

export default class Report {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, skipped: 0, failures: [] };
    for (const module of modules) {
      const path = relative(process.cwd(), module.moduleId);
      for (const group of [module, ...module.children.allSuites()]) {
        const errors = group.errors();
        if (errors.length > 0) report.failures.push(failure(path, errors));
      }
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') report.passed += 1;
        else if (state === 'failed') report.failures.push(failure(`${path} > ${test.fullName}`, errors));
        else report.skipped += 1;
      }
    }
    for (const error of unhandled) {
      const file = error.VITEST_TEST_PATH
        ? ` while ${relative(process.cwd(), error.VITEST_TEST_PATH)} ran`
        : '';
      const test = error.VITEST_TEST_NAME ? ` (${error.VITEST_TEST_NAME})` : '';
      report.failures.push(failure(`${error.type ?? 'error'} outside of a test${file}${test}`, [error]));
    }
    writeFileSync(process.env.SVC_REPORT, JSON.stringify(report));
  }
}
