import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const cache = join(import.meta.dirname, '../../node_modules/.cache');

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const programs = (process.env.ProgramFiles ?? 'C:\\Program Files').replace(/ \(x86\)$/, '');
const places = [
  ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${programs}\\Google\\Chrome\\Application\\chrome.exe`,
  `${programs} (x86)\\Microsoft\\Edge\\Application\\msedge.exe`,
];

/** Fonts of the machine, and one where it has none. */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/** The package unpacks itself below the temporary folder; on Amazon's machines also the libraries that others may lack. */
const unpacking = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

/** The Chromium that comes with the tests, for Linux on x64; unpacked once, into the folder of `npm test`. */
async function packedBrowser(): Promise<LaunchOptions> {
  // The folder of the package bears its version.
  const [version] = /@sparticuz.chromium@[\d.]+/.exec(require.resolve('@sparticuz/chromium')) ?? ['chromium'];
  const folder = join(cache, version.replace(/\W+/g, '-'));
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const half = await mkdtemp(`${folder}-`);
    const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    await run(process.execPath, ['-e', unpacking], { cwd: import.meta.dirname, env });
    await writeFile(join(half, 'fonts.conf'), fontSettings);
    // If another process unpacked it meanwhile, its copy is the same.
    await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }));
  }
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(delimiter),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  };
  return { executablePath: join(folder, 'chromium'), env };
}

export const missingBrowser =
  'the console is tested in a browser, and this machine has none. Install Chrome, Chromium or Edge, or name one in CHROMIUM.';

const comesWithTests = process.platform === 'linux' && process.arch === 'x64';
const installed = (): string | undefined => places.find((path) => existsSync(path));

/** Whether this machine has a browser for the tests of the console. */
export const hasBrowser = (): boolean =>
  Boolean(process.env.CHROMIUM) || comesWithTests || installed() !== undefined;

/**
 * The browser that the console is tested in: the one that CHROMIUM names, else the one that comes with the tests, else one
 * that is installed. Throws Error that says how to get one.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM) return { executablePath: process.env.CHROMIUM };
  if (comesWithTests) return packedBrowser();
  const executablePath = installed();
  if (executablePath === undefined) throw new Error(missingBrowser);
  return { executablePath };
}
