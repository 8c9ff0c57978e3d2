import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, row } from '@svc/bench';
import { benchDatabase } from '@svc/testing/bench';
import type { FaultOptions } from './bench.ts';
import { through } from './load.ts';
import { outcomeRows } from './rows.ts';
import { connect, pause } from './server.ts';
import { withService } from './service.ts';

const library = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path));
const hour = 3_600;

/** Workers whose clocks jump in the middle of scans: one an hour ahead, one an hour back. The API's clock is the machine's. */
export async function clockRows({ programs, folder }: FaultOptions): Promise<Row[]> {
  if (!library) throw new Error('apt-get install faketime brings what this benchmark needs.');
  const database = await benchDatabase();
  const clocks = ['ahead', 'behind'].map((name) => join(folder, name));
  const set = (seconds: readonly number[]) =>
    Promise.all(
      clocks.map((path, index) =>
        writeFile(path, `${(seconds[index] ?? 0) < 0 ? '' : '+'}${seconds[index]}s\n`),
      ),
    );
  await set([0, 0]);
  try {
    return await withService(
      { name: 'clocks', programs, databaseUrl: database.url },
      async ({ fleet, tenant, emulator }) => {
        const straight = [...fleet.workers];
        for (const path of clocks)
          await fleet.startWorker({
            LD_PRELOAD: library,
            FAKETIME_TIMESTAMP_FILE: path,
            FAKETIME_CACHE_DURATION: '1',
            FAKETIME_DONT_FAKE_MONOTONIC: '1',
          });
        await Promise.all(straight.map((worker) => worker.stop()));
        const due = await tenant.project({ engines: ['openai'], prompts: 1, samplesK: 1 });
        const later = await tenant.project({ engines: ['openai'], prompts: 1, samplesK: 1 });
        for (const project of [due, later])
          await tenant.call('PUT', `/v1/projects/${project}/schedule`, {
            cadence: 'monthly',
            config: { engines: ['openai'], samplesK: 1 },
          });
        const sql = connect(database.url);
        try {
          const found = await through(tenant, emulator, async () => {
            await set([hour, -hour]);
            await sql`update schedule set next_run_at = now() + interval '2 seconds' where project_id = ${due}`;
            await sql`update schedule set next_run_at = now() + interval '30 minutes' where project_id = ${later}`;
            return database.url;
          });
          const started = async () => {
            const rows = await sql<{ project: string }[]>`
            select project_id as project from scan where project_id in (${due}, ${later})`;
            return rows.map(({ project }) => (project === due ? 'due' : 'later')).join(', ');
          };
          // Due times are looked at each minute.
          const end = Date.now() + 100_000;
          while ((await started()) === '' && Date.now() < end) await pause(500);
          await set([0, 0]);
          await pause(3_000);
          const names = await started();
          const asked = { ...found, askedAgain: found.askedAgain - 1 };
          return [
            ...outcomeRows('clocks', 'a worker’s clock jumps an hour ahead, another’s an hour back', asked),
            row(
              'clocks-schedule',
              `scans of a schedule that was due and of one due in half an hour (started: ${names})`,
              '= 1',
              names === '' ? 0 : names.split(', ').length,
              'scans',
              names === 'due',
            ),
          ];
        } finally {
          await sql.end({ timeout: 5 });
        }
      },
    );
  } finally {
    await database.stop();
  }
}
