import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unlessMade } from './unless-made.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-made-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync('node_modules/.cache/svc/made/test', { force: true });
});

test('files are made again when a source or they themselves have changed, and when the last time was not enough', async () => {
  const [source, file] = [join(folder, 'source.txt'), join(folder, 'made.txt')];
  let times = 0;
  const run = async (answer?: 'again') => {
    const before = times;
    await unlessMade({ name: 'test', sources: [source], files: [join(folder, 'm*.txt')] }, async () => {
      times += 1;
      writeFileSync(file, 'made');
      return answer;
    });
    return times > before;
  };
  writeFileSync(source, 'one');
  expect(await run('again')).toBe(true);
  expect(await run()).toBe(true);
  expect(await run()).toBe(false);
  writeFileSync(source, 'two');
  expect(await run()).toBe(true);
  writeFileSync(file, 'changed by hand');
  expect(await run()).toBe(true);
  expect(await run()).toBe(false);
});
