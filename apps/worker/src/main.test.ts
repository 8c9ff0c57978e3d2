import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...settings },
    timeout: 30_000,
  });

test.each([[['nope']], [['migrate', 'now']], [['toString']]])(
  'unknown arguments are refused with the usage: %j',
  (args) => {
    const { status, stderr } = run(args);
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: svc-worker');
  },
);
