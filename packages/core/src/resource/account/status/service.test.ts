import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { getServiceStatus, watchStatus } from './service.ts';

const tenant = await testWorkspace();
const { database, owner } = tenant;

const statusOf = async (id: string) => {
  const { components } = await getServiceStatus(tenant.context);
  return components.find((one) => one.id === id)?.status;
};
const incidents = async () => (await getServiceStatus(tenant.context)).incidents;

test('workers that fall silent are down, with an incident that ends when one is back', async () => {
  await watchStatus(tenant.environment);
  await watchStatus(tenant.environment);
  expect(await getServiceStatus(tenant.context)).toMatchObject({
    status: 'down',
    incidents: [{ component: 'worker', endedAt: null }],
  });
  await sql`insert into worker_instance (pool_id) values ('one')`.execute(database.system);
  await watchStatus(tenant.environment);
  expect(await statusOf('worker')).toBe('operational');
  expect((await incidents()).map(({ endedAt }) => endedAt !== null)).toEqual([true]);
});

test('a time in which nobody looked is an incident that has ended', async () => {
  await owner`update status_check set checked_at = now() - interval '10 minutes'`;
  await watchStatus(tenant.environment);
  expect((await incidents()).map(({ summary }) => summary)).toContain('No worker was running.');
});

test('engines and queue are told by what was measured lately', async () => {
  expect(await statusOf('engine:openai')).toBe('unknown');
  const { id } = tenant.context.workspace;
  await owner`insert into scan (workspace_id, id, status, config, requested_by) values (${id}, 'scn_1', 'completed', '{}', 'test')`;
  await owner`insert into engine_run (workspace_id, scan_id, id, engine, surface, credential_id, status, planned_samples, recorded_samples, failed_samples)
    values (${id}, 'scn_1', 'run_1', 'openai', 'api', 'operator', 'partial', 40, 30, 10)`;
  expect(await statusOf('engine:openai')).toBe('degraded');
  expect(await statusOf('queue')).toBe('operational');
  await owner`select graphile_worker.add_job('nobody_runs_this', run_at := now() - interval '20 minutes')`;
  await owner`update graphile_worker._private_jobs set updated_at = now() - interval '20 minutes'`;
  expect(await statusOf('queue')).toBe('down');
});
