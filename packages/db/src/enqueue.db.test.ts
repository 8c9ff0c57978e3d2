import { testDatabase } from '@svc/testing';
import { expect, onTestFinished, test } from 'vitest';

test('a job is not lost where a worker takes the waiting one of its key at that moment', async () => {
  const { owner, drop } = await testDatabase();
  onTestFinished(drop);
  const enqueue = (round: number) =>
    owner`select enqueue_job('look', ${JSON.stringify({ round })}::text::json, job_key := 'look:prj_1')`;
  const jobs = () =>
    owner`select payload, key from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'look') order by id`;
  await enqueue(1);
  let adding: Promise<unknown> | undefined;
  await owner.begin(async (worker) => {
    await worker`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'w' where key = 'look:prj_1'`;
    adding = enqueue(2).execute();
    const waiting = () =>
      worker`select pid from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`;
    await expect.poll(waiting).toHaveLength(1);
  });
  await adding;
  expect([...(await jobs())]).toEqual([
    { payload: { round: 1 }, key: null },
    { payload: { round: 2 }, key: 'look:prj_1' },
  ]);
});
