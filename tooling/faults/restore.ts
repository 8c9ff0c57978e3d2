import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Row, round, row } from '@svc/bench';
import { startS3 } from '@svc/core/object-store/testing';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from '@svc/testing';
import type { FaultOptions } from './bench.ts';
import { through } from './load.ts';
import { outcomeRows } from './rows.ts';
import { connect, own, type Program, pause, type Server, serverOf, startServer } from './server.ts';
import { withService } from './service.ts';

const cli = join(import.meta.dirname, '../../apps/cli/src/main.ts');
/** Setting of Postgres: how long a segment of the log that is not full waits at most. */
const archiveSeconds = 45;

/** In an object store that speaks S3. */
export async function restoreFromS3Rows(options: FaultOptions): Promise<Row[]> {
  const s3 = await startS3();
  return rowsOf(options, 'restore-s3', s3.settings).finally(s3.stop);
}

/** In a folder. */
export const restoreRows = (options: FaultOptions): Promise<Row[]> =>
  rowsOf(options, 'restore', { SVC_OBJECTS_FOLDER: join(options.folder, 'objects') });

/**
 * Postgres keeps its log in the object store while the service works on it; a base backup is made meanwhile. Then somebody
 * deletes everything, and a new server is brought to the moment before.
 */
async function rowsOf(
  { programs, folder }: FaultOptions,
  id: string,
  store: Record<string, string>,
): Promise<Row[]> {
  const objects = join(folder, 'objects');
  await mkdir(objects, { mode: 0o777 });
  const named = Object.entries(store).map(([name, value]) => `${name}=${value}`);
  const svc = `/usr/bin/env ${named.join(' ')} DATABASE_URL=postgres://127.0.0.1:1/none ${process.execPath} ${cli}`;
  const embedded = await startEmbeddedPostgres({
    folder,
    port: 56_280,
    persistent: false,
    settings: [
      'archive_mode=on',
      `archive_command=${svc} archive push "%p" %f`,
      `archive_timeout=${archiveSeconds}`,
      'full_page_writes=on',
    ],
  });
  const servers: Server[] = [];
  try {
    const primary = await serverOf(embedded);
    servers.push(primary);
    // Postgres' own user writes there, and the one who makes the base backup.
    own(primary.program, objects);
    await migrate(primary.url, await migrations());
    return await withService(
      { name: id, programs, databaseUrl: primary.url },
      async ({ tenant, emulator }) => {
        const settings = { ...process.env, DATABASE_URL: primary.url, ...store };
        const sql = connect(primary.url);
        // In a folder that Postgres' user may write to.
        const restored = join(objects, 'restored');
        const found = await through(tenant, emulator, async () => {
          await run(primary.program, ['archive', 'base'], settings);
          return primary.url;
        });
        const before = await count(primary.url);
        const [time] = await sql<{ at: string }[]>`
        select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;
        const moment = time?.at ?? '';
        await pause(50);
        await sql`update organisation set name = 'Gone'`;
        const [last] = await sql<
          { file: string }[]
        >`select pg_walfile_name(pg_current_wal_insert_lsn()) as file`;
        const began = performance.now();
        // From here on the loss of the whole server would lose none of this.
        for (;;) {
          const [kept] = await sql<
            { file: string }[]
          >`select last_archived_wal as file from pg_stat_archiver`;
          if (kept && last && kept.file >= last.file) break;
          await pause(250);
        }
        const waited = (performance.now() - began) / 1_000;
        await sql.end({ timeout: 5 });
        await run(
          primary.program,
          ['archive', 'restore', restored, '--to', moment, '--command', svc],
          settings,
        );
        const server = await startServer(primary.program, restored, {
          firstPort: 56_284,
          // The server accepts connections when it has reached the moment.
          settings: ['archive_mode=off', 'hot_standby=off', 'fsync=off'],
        });
        servers.push(server);
        const after = await count(server.url);
        return [
          ...outcomeRows(id, 'a base backup in the middle of scans', found),
          row(
            `${id}-moment`,
            `rows that differ after the restore to a moment, of ${before.rows}; names changed later: ${after.gone}`,
            '= 0',
            Math.abs(after.rows - before.rows) + after.gone,
            'rows',
            after.rows === before.rows && after.gone === 0 && before.rows > 0,
          ),
          row(
            `${id}-point`,
            `seconds until a change is in the archive, with archive_timeout=${archiveSeconds}`,
            '≤ 60',
            round(waited, 1),
            's',
            waited <= 60,
          ),
        ];
      },
    );
  } finally {
    for (const server of servers.reverse()) await server.stop();
  }
}

/** Answers, entries of the ledger and projects, and organisations whose name was overwritten. */
async function count(url: string): Promise<{ rows: number; gone: number }> {
  const sql = connect(url);
  const [counted] = await sql<{ rows: number; gone: number }[]>`
    select ((select count(*) from answer) + (select count(*) from ledger_entry) + (select count(*) from project))::integer as rows,
      (select count(*) from organisation where name = 'Gone')::integer as gone`;
  await sql.end({ timeout: 5 });
  return counted ?? { rows: 0, gone: 0 };
}

/** A command of `svc`, as Postgres' user calls it. */
async function run({ uid, gid }: Program, words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [cli, ...words], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-3_000);
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`svc ${words.join(' ')} ended with ${code}: ${said}`);
}
