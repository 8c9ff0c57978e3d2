import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('a run takes away what a killed run left, and nothing of a run that goes on', async () => {
  const module = JSON.stringify(new URL('run-folder.ts', import.meta.url).href);
  const script = `import { runFolder } from ${module}; console.log(await runFolder());`;
  const folderOf = () =>
    spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
    }).stdout.trim();
  const left = folderOf();
  expect(existsSync(left)).toBe(true);
  const next = folderOf();
  // On a disk the system cleans up.
  expect(existsSync(left)).toBe(!left.startsWith('/dev/shm'));
  // The run that this test belongs to.
  expect(existsSync(String(process.env.SVC_STATEMENTS_FILE))).toBe(true);
  await Promise.all([left, next].map((folder) => rm(folder, { recursive: true, force: true })));
});
