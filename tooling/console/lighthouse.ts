import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { findBrowser } from './chromium.ts';

/** Fetched when the benchmark runs: its 114 packages (176 MB) would come with every install for some figures. */
const program = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices'] as const;
export type Scores = Record<(typeof categories)[number], number>;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Ways to run it: of the project’s own tools first, since a machine with Node alone may have no npx. */
const ways = [
  ['pnpm', 'dlx', program],
  ['npx', '--yes', program],
] as const;

export const missingLighthouse = `${program} could not be fetched: it needs the npm registry, and pnpm or npx on the path.`;

/** The command that runs Lighthouse; null: this machine can not get it. */
export async function findLighthouse(): Promise<readonly string[] | null> {
  for (const [command, ...args] of ways)
    try {
      await promisify(execFile)(command, [...args, '--version'], { timeout: 300_000 });
      return [command, ...args];
    } catch {
      // The next way.
    }
  return null;
}

/** Medians of Lighthouse's scores, 0 to 100, of an address as whoever is signed in on `page` sees it. */
export async function lighthouseScores(
  [command = '', ...args]: readonly string[],
  page: Page,
  address: string,
  rounds: number,
): Promise<Scores> {
  const cookies = await page.context().cookies(address);
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
  const scores: Scores[] = [];
  const { executablePath, env = process.env } = await findBrowser();
  const run = () =>
    promisify(execFile)(
      command,
      [
        ...args,
        address,
        '--quiet',
        '--output=json',
        '--preset=desktop',
        `--only-categories=${categories.join(',')}`,
        `--extra-headers=${JSON.stringify(headers)}`,
        '--chrome-flags=--headless=new --no-sandbox',
      ],
      { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 50_000_000, timeout: 180_000 },
    );
  for (let round = 0; round < rounds; round += 1) {
    // Now and then Chromium records no trace of a load: then it is loaded once more.
    const { stdout } = await run().catch(run);
    const { categories: found } = JSON.parse(stdout) as {
      categories: Record<keyof Scores, { score: number | null }>;
    };
    const score = (name: keyof Scores) => Math.round((found[name].score ?? 0) * 100);
    scores.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    });
  }
  const of = (name: keyof Scores) => median(scores.map((one) => one[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
  };
}
