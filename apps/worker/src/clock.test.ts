import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ClockSettings, jobs, recurringTasks } from '@svc/core/jobs';
import { appLogin, queueLogin } from '@svc/db/login';
import { entryOf } from '@svc/testing';
import { expect, test } from 'vitest';
import { startDueTasks } from './recurring.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack();

/** A worker whose machine's clock is wrong by so much, until `work` has ended. */
async function withWorker(hoursAhead: number, work: () => Promise<void>): Promise<void> {
  const shift = `const Real = Date; const by = ${hoursAhead * 3_600_000};
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + by) : super(...given); }
      static now() { return Real.now() + by; }
    };`;
  const child = spawn(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(shift)}`, entryOf('worker')],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        LOG_LEVEL: 'silent',
        DATABASE_URL: await appLogin(stack.databaseUrl),
        QUEUE_DATABASE_URL: await queueLogin(stack.databaseUrl),
        SVC_EMULATOR_URL: stack.emulator.origin,
        SVC_OBJECTS_FOLDER: stack.objectsFolder,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  try {
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    expect(child.exitCode).toBeNull();
    await work();
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

test.each([1, -1])(
  'a worker whose clock is wrong by %i h starts what is due, and nothing else',
  async (hours) => {
    const { owner, context } = stack;
    const prompts = ['Which till suits a small café?'];
    const due = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
    const later = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
    for (const [projectId, wait] of [
      [due, '-1 minute'],
      [later, '30 minutes'],
    ] as const)
      await owner`insert into schedule (workspace_id, project_id, id, cadence, cron, time_zone, config, next_run_at, created_by)
      values (${context.workspace.id}, ${projectId}, ${`sch_${projectId}`}, 'yearly', '0 8 1 1 *', 'UTC', '{}', now() + ${wait}::interval, 'key_1')`;
    await owner`insert into recurring_task values ('start_due_schedules', now() - interval '1 second')
    on conflict (task) do update set due_at = excluded.due_at`;
    const scans = () => owner`select project_id from scan where project_id in (${due}, ${later})`;
    await withWorker(hours, async () => {
      await expect.poll(async () => (await scans()).length).toBe(1);
    });
    expect(await scans()).toEqual([{ project_id: due }]);
    const [next] =
      await owner`select due_at > now() - interval '1 minute' and due_at <= now() + interval '1 minute' as soon
    from recurring_task where task = 'start_due_schedules'`;
    expect(next).toEqual({ soon: true });
  },
);

test('of workers that look at once one asks for a task; a missed time is made up for once', async () => {
  const { environment, owner } = stack;
  const tasks = [{ task: 'retain', cron: '11 2 * * *', payload: {} }];
  const waiting = () =>
    owner`select max_attempts as tries from graphile_worker.jobs where task_identifier = 'retain'`;
  await owner`delete from recurring_task`;
  // A recurring task that is new is not started before its first time has come.
  expect(await startDueTasks(environment, tasks)).toEqual([]);
  await owner`update recurring_task set due_at = now() - interval '3 days'`;
  const looks = await Promise.all(Array.from({ length: 5 }, () => startDueTasks(environment, tasks)));
  expect(looks.flat()).toEqual(['retain']);
  // The queue waits e, e², e³ … seconds between tries: an outage of three hours costs no day.
  const [{ tries = 0 } = {}, ...more] = await waiting();
  expect(more).toEqual([]);
  const waits = Array.from({ length: tries - 1 }, (_, index) => Math.exp(index + 1));
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(3 * 3_600);
  expect(await startDueTasks(environment, tasks)).toEqual([]);
  // A release in which it comes more often does not wait for the old time.
  await startDueTasks(environment, [{ task: 'retain', cron: '* * * * *', payload: {} }]);
  const [row] = await owner`select due_at <= now() + interval '1 minute' as soon from recurring_task`;
  expect(row).toEqual({ soon: true });
});

test('what costs money or deletes answers runs by the clock only where the operator asked for it', () => {
  const named = (settings: ClockSettings) => recurringTasks(settings).map(({ task }) => task);
  const whole = recurringTasks({ canaryUsd: 2, keptMonths: 12 });
  expect(whole.map(({ task }) => task)).toEqual(jobs.filter(({ every }) => every).map(({ task }) => task));
  expect(whole).toContainEqual({ task: 'drop_months', cron: '53 4 * * *', payload: { months: 12 } });
  expect(named({})).not.toContain('drop_months');
  expect(named({ canaryUsd: 0 })).not.toContain('watch_engines');
  expect(named({})).toContain('start_due_schedules');
});
