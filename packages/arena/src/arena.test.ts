import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compete } from './compete.ts';
import { recordedWorlds } from './recorded.ts';
import { simulatedWorlds } from './simulated.ts';
import { tableOf } from './table.ts';
import type { World } from './world.ts';

let recorded: World[] = [];
let simulated: World[] = [];
beforeAll(async () => {
  [recorded, simulated] = await Promise.all([recordedWorlds(1), simulatedWorlds(1)]);
});
afterAll(() => Promise.all([...recorded, ...simulated].map(({ emulator }) => emulator.close())));

const patience = 200_000;
const built = (name: string) => ({
  name,
  command: `"${process.execPath}" "${join(import.meta.dirname, '..', 'trackers', `${name}.ts`)}"`,
});
const inline = (name: string, code: string) => ({
  name,
  command: `"${process.execPath}" --input-type=module -e '${code}'`,
});

test('our tracker reads right, holds what is true and finds the fall', async () => {
  const line = await compete(built('ours'), simulated, patience);
  expect(line).toMatchObject({ failed: null, fallsFound: 1, calls: 40 + 4 * 90 + 60 });
  expect(line.namesF1).toBeGreaterThan(0.97);
  expect(line.prompts.figures).toBe(24);
  expect(line.prompts.coverage).toBeGreaterThan(0.7);
  expect(line.list).toEqual({ figures: 0, coverage: null, width: null, error: null });
});

test('each tracker is given the same answers, and names inside of words count against who counts them', async () => {
  const [one, other] = [
    await compete(built('plain-share'), simulated, patience),
    await compete(built('plain-share'), simulated, patience),
  ];
  const { seconds, ...figures } = one;
  expect(seconds).toBeGreaterThan(0);
  expect(other).toMatchObject(figures);
  expect(one.prompts.coverage).toBeNull();
  // An arrow for every difference: some of eleven brands that stood still have one.
  expect(one.falseChanges).toBeGreaterThan(0.1);
  expect(one.namesF1).toBeLessThan(0.97);
});

test('on recorded answers Wilson over all answers misses what ours holds', async () => {
  const [screens] = recorded;
  if (!screens) throw new Error('no recorded world');
  const [ours, wilson] = [
    await compete(built('ours'), [screens], patience),
    await compete(built('pooled-wilson'), [screens], patience),
  ];
  expect(ours.list.figures).toBe(40);
  expect(ours.list.coverage).toBeGreaterThan(0.9);
  expect(wilson.list.coverage).toBeLessThan(0.8);
  const table = tableOf([ours, wilson]);
  expect(table.split('\n')).toHaveLength(4);
  expect(table).toMatch(/ours +\| 9\d\.\d%|ours +\| 100\.0%/);
});

const python = spawnSync('python3', ['--version']).status === 0;
test.skipIf(!python)('the ten lines of the README are a tracker', async () => {
  const command = `python3 "${join(import.meta.dirname, '..', 'examples', 'ten_lines.py')}"`;
  const line = await compete({ name: 'ten lines', command }, simulated, patience);
  expect(line).toMatchObject({ failed: null, prompts: { coverage: null }, calls: 40 + 4 * 30 + 60 });
  expect(line.prompts.error).toBeLessThan(0.3);
});

test.each([
  [
    'ends',
    inline('ends', 'console.error("no key"); process.exit(3)'),
    /ended without an answer\nno key/,
    patience,
  ],
  ['is silent', inline('silent', 'setInterval(() => 0, 1000)'), /no answer within 1 s/, 1_000],
  [
    'says no JSON',
    inline('prose', 'process.stdin.once("data", () => console.log("42% of answers"))'),
    /no JSON: 42%/,
    patience,
  ],
  [
    'says what cannot be',
    inline(
      'odd',
      'process.stdin.once("data", (line) => console.log(JSON.stringify({ id: JSON.parse(line).id, presence: { Velora: { value: 3 } } })))',
    ),
    /presence\.Velora\.value/,
    patience,
  ],
] as const)('a tracker that %s is told so, and the others go on', async (_, entry, why, given) => {
  const line = await compete(entry, simulated.slice(0, 1), given);
  expect(line.failed).toMatch(why);
  expect(tableOf([line])).toContain(`${entry.name} failed: ${entry.name}, task market-1: `);
});
