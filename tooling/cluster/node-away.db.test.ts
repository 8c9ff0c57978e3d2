import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScan } from '@svc/core/resource/measure/scan';
import { afterAll, describe, expect, test } from 'vitest';
import { doctor } from '../../apps/cli/src/doctor.ts';
import { questions, startStack } from '../../apps/worker/src/test/stack.ts';
import { pause } from '../faults/server.ts';
import { nodeOf } from './faults.ts';
import { findCitus, startNodes } from './nodes.ts';

const program = process.env.SVC_CITUS_URL ? await findCitus() : null;
const places = 4;

/** On a cluster of its own, whose nodes it kills: where `SVC_CITUS_URL` asks for these tests and Citus is installed here. */
describe.skipIf(!program)('a node of a Citus cluster', async () => {
  if (!program) return;
  const folder = await mkdtemp(join(tmpdir(), 'svc-cluster-'));
  // Postgres runs as a user of its own where this one is root.
  await chmod(folder, 0o755);
  const nodes = await startNodes({ program, folder: join(folder, 'nodes'), workers: 2, firstPort: 56_500 });
  const stack = await startStack({
    databaseUrl: nodes.url,
    emulator: { latency: 300 },
    settings: { ENGINE_MAX_CONCURRENT: String(places), ENGINE_REQUESTS_PER_MINUTE: '60000' },
  });
  await stack.startWorker({ leaseSeconds: 5 });
  afterAll(async () => {
    await stack.close();
    await nodes.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const workspaceId = stack.context.workspace.id;
  const told = async () => {
    const lines: string[] = [];
    await doctor({ DATABASE_URL: nodes.url, DATABASE_CITUS: '1' }, (line) => lines.push(line));
    return lines.find((line) => line.includes(' cluster: '));
  };

  test('is missed by the doctor, who also counts parts and names tables that are not spread', async () => {
    const [, first, second] = nodes.servers.map(({ port }) => `127.0.0.1:${port}`);
    expect(await told()).toBe(
      `ok       cluster: each table of workspaces is in 8 parts: ${first} has 4, ${second} has 4; every node answers`,
    );
    await stack.owner`create table odd (workspace_id text not null, id text, primary key (workspace_id, id))`;
    expect(await told()).toContain(
      'PROBLEM  cluster: odd are on the coordinator alone. Run "svc distribute".',
    );
    await stack.owner`drop table odd`;
    const start = await nodes.kill(2);
    expect(await told()).toContain(`PROBLEM  cluster: the coordinator does not reach ${second}.`);
    await start();
    await expect.poll(told).toContain('every node answers');
  });

  test('is killed while its workspace is scanned: no answer is lost, and next to none is asked for again', async () => {
    const before = stack.emulator.stats().requests;
    const projectId = await stack.project({ engines: ['openai'], samplesK: 2, prompts: questions(40) });
    const { id } = await startScan(stack.context, { projectId });
    await expect.poll(() => stack.emulator.stats().requests - before).toBeGreaterThan(20);
    const start = await nodes.kill(await nodeOf(nodes, workspaceId));
    await pause(5_000);
    await start();
    let scan = null;
    await expect
      .poll(async () => {
        scan = await stack.settle(id, 60_000).catch(() => null);
        return scan !== null;
      })
      .toBe(true);
    expect(scan).toMatchObject({
      status: 'completed',
      progress: { recorded: 80, failed: 0 },
      credits: { held: 0, spent: 80 },
    });
    expect(stack.emulator.stats().requests - before - 80).toBeLessThanOrEqual(places);
    expect(await stack.owner`select * from ledger_violation`).toEqual([]);
    const left = await stack.owner`
      select j.last_error from graphile_worker._private_jobs j where j.attempts >= j.max_attempts`;
    expect(left).toEqual([]);
    await expect
      .poll(
        async () =>
          (
            await stack.owner`select gid from pg_prepared_xacts where prepared < now() - interval '30 seconds'`
          ).length,
      )
      .toBe(0);
  });
});
