import { spawnSync } from 'node:child_process';
import { entryOf } from '@svc/testing';
import { expect, test } from 'vitest';

const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, [entryOf('api'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', ...settings },
    timeout: 110_000,
  });

test.each([[['migrate']], [['--port', '80']]])('unknown arguments are refused with the usage: %j', (args) => {
  const { status, stderr } = run(args);
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: svc-api');
});

test.each([
  ['PORT=0', '0', 'production'],
  ['PORT=0', '0', 'development'],
  ['PORT=abc', 'abc', 'production'],
  ['PORT=70000', '70000', 'test'],
])('%s is refused by its name (%s, %s)', (_, PORT, NODE_ENV) => {
  const { status, stderr } = run([], { PORT, NODE_ENV });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT: a number from 1 to 65535');
});

test.each(['no.such.host.invalid', '203.0.113.7', '300.1.1.1'])('HOST=%s is refused by its name', (HOST) => {
  const { status, stderr } = run([], { HOST, PORT: '0', NODE_ENV: 'test' });
  expect(status).toBe(1);
  expect(stderr).toContain(`HOST: “${HOST}” is no address of this machine`);
});

test.each(['*:80', '*.example.com:443', 'localhost'])(
  'SVC_EGRESS_ALLOW=%s is refused by its name',
  (allowed) => {
    const { status, stderr } = run([], { SVC_EGRESS_ALLOW: allowed, PORT: '0', NODE_ENV: 'test' });
    expect(status).toBe(1);
    expect(stderr).toContain('SVC_EGRESS_ALLOW');
  },
);
