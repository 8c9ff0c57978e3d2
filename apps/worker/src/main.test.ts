import { spawnSync } from 'node:child_process';
import { entryOf } from '@svc/testing';
import { expect, test } from 'vitest';

const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [entryOf('worker'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...settings },
    timeout: 110_000,
  });

test('a command starts no worker: commands are those of svc', () => {
  const { status, stderr } = run(['migrate']);
  expect(status).toBe(2);
  expect(stderr).toContain('svc --help');
});
