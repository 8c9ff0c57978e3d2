import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// The bundle comes up in half the time of the sources.
const main = process.env.SVC_BUILT === '1' ? '../dist/main.js' : 'main.ts';
const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, main), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...settings },
    timeout: 110_000,
  });

test('a command starts no worker: commands are those of svc', () => {
  const { status, stderr } = run(['migrate']);
  expect(status).toBe(2);
  expect(stderr).toContain('svc --help');
});
