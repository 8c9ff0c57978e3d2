import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@svc/db';
import { expect, onTestFinished, test } from 'vitest';
import { startHeartbeat } from './heartbeat.ts';

test('a worker whose database is away still lives, and says so to a probe', async () => {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', role: null });
  const aliveFile = join(tmpdir(), `svc-alive-${process.pid}`);
  const heartbeat = startHeartbeat({
    database,
    poolId: 'pool',
    leaseSeconds: 5,
    aliveFile,
    log: { info() {}, error() {}, warn() {} },
    running: () => [],
    sweep: async () => {},
  });
  onTestFinished(async () => {
    await heartbeat.stop();
    await database.close();
    rmSync(aliveFile, { force: true });
  });
  await expect(heartbeat.first).rejects.toThrow();
  expect(existsSync(aliveFile)).toBe(true);
});
