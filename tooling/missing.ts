import { goProgram, missingGo, missingPython, pythonProgram } from '../packages/client/contract/programs.ts';
import { hasBrowser, missingBrowser } from './console/chromium.ts';
import { findPrograms, missingPrograms } from './fleet/programs.ts';

/** Says once what this machine lacks: the tests that need it are counted as skipped. */
export default function sayWhatIsMissing(): void {
  const missing = [
    !hasBrowser() && missingBrowser,
    !findPrograms() && missingPrograms,
    !pythonProgram() && missingPython,
    !goProgram() && missingGo,
    !process.env.SVC_CITUS_URL &&
      'tests on a Citus cluster run where SVC_CITUS_URL names its coordinator, after svc migrate and svc distribute.',
  ];
  for (const text of missing) if (text) process.stderr.write(`NOTICE: skipped: ${text}\n`);
}
