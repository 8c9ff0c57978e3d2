import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing/embedded';
import { expect, onTestFinished, test } from 'vitest';
import { choosePort } from './port.ts';

test('two starts at the same time choose two ports, and a start that ended holds none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'svc-ports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const from = await freePort(42_000);
  const note = join(folder, `svc-port-${from}`);
  // The other one lives, and does not listen yet.
  await writeFile(note, String(process.ppid));
  const chosen = await choosePort(from, folder);
  expect(chosen).toBeGreaterThan(from);
  // The same process may choose again.
  expect(await choosePort(chosen, folder)).toBe(chosen);
  await utimes(note, new Date(), new Date(Date.now() - 180_000));
  expect(await choosePort(from, folder)).toBe(from);
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  await writeFile(note, String(pid));
  expect(await choosePort(from, folder)).toBe(from);
});
