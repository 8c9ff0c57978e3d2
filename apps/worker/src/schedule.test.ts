import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { ScheduleOrder } from './test/schedule-process.ts';
import { testStack } from './test/test-stack.ts';

const stack = await testStack();

/** Processes that look for what is due, at once; gives the signals that ended them. */
const start = (...deaths: ScheduleOrder['dies'][]) =>
  Promise.all(
    deaths.map(async (dies) => {
      const order: ScheduleOrder = {
        databaseUrl: stack.databaseUrl,
        emulatorUrl: stack.emulator.origin,
        dies,
      };
      const entry = new URL('test/schedule-process.ts', import.meta.url);
      const child = spawn(process.execPath, [entry.pathname], {
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          SVC_CRASH: JSON.stringify(order),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
      return signal;
    }),
  );

test('whoever is killed, a due time starts one scan', async () => {
  const prompts = ['Which till suits a small café?', 'Which till suits a kiosk?'];
  const projectId = await stack.project({ engines: ['openai'], samplesK: 1, prompts });
  const { workspace } = stack.context;
  await stack.owner`insert into schedule (workspace_id, project_id, id, cadence, cron, time_zone, config, next_run_at, created_by)
    values (${workspace.id}, ${projectId}, 'sch_1', 'daily', '0 8 * * *', 'UTC', '{}', now() - interval '1 minute', 'key_1')`;
  const scans = () => stack.owner`select requested_by as by from scan where project_id = ${projectId}`;
  expect(await start('before_hold', 'after_hold')).toEqual(['SIGKILL', 'SIGKILL']);
  expect(await scans()).toEqual([]);
  // One of three dies right after; whichever of them it was that started the scan.
  expect(await start('after_commit', 'not', 'not')).toEqual(['SIGKILL', null, null]);
  expect(await scans()).toEqual([{ by: 'sch_1' }]);
  const [schedule] = await stack.owner`select next_run_at > now() as ahead, last_skipped from schedule`;
  expect(schedule).toEqual({ ahead: true, last_skipped: null });
});
