import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '@svc/bench';

const root = join(import.meta.dirname, '../..');

/** Test files that count what they try. */
async function countingTests(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('{apps,packages,tooling}/**/*.test.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }))
    if (/\btally\(/.test(await readFile(join(root, file), 'utf8'))) found.push(file);
  return found.toSorted();
}

/** Every class of attack that tests hold off, with how many were tried and how many got through. */
export async function run(): Promise<{ bench: string; seed: number; how: string; rows: Row[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-attacks-'));
  const file = join(folder, 'tally');
  const vitest = spawn('pnpm', ['exec', 'vitest', 'run', ...(await countingTests())], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, SVC_TALLY: file },
  });
  const [code] = await once(vitest, 'exit');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  await rm(folder, { recursive: true, force: true });
  const counts = lines.map((line) => JSON.parse(line) as { attack: string; tries: number; holes: number });
  const rows = counts
    .toSorted((one, other) => one.attack.localeCompare(other.attack))
    .map(({ attack, tries, holes }) => ({
      id: attack.replaceAll(/\W+/g, '_'),
      what: `${attack}: ${tries} tries`,
      bar: '0',
      figure: holes,
      unit: 'holes',
      pass: holes === 0,
    }));
  rows.push({
    id: 'tests',
    what: 'tests that count what they try',
    bar: 'all pass',
    figure: code === 0 ? 0 : 1,
    unit: 'exit code',
    pass: code === 0 && rows.length > 0,
  });
  return { bench: 'attacks', seed: 1, how: 'the tests themselves, on a real database', rows };
}
