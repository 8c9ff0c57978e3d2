import type { Sql } from 'postgres';

/** Where the server's files are, whether it archives its log, and how many tablespaces it has besides its own. */
export async function readArchiving(
  sql: Sql,
): Promise<{ folder: string; archives: boolean; tablespaces: number }> {
  const [row] = await sql<{ folder: string; archives: boolean; tablespaces: number }[]>`
    select current_setting('data_directory') as folder, current_setting('archive_mode') <> 'off' as archives,
      (select count(*)::integer from pg_tablespace where spcname not in ('pg_default', 'pg_global')) as tablespaces`;
  if (!row) throw new Error('the server tells nothing of itself');
  return row;
}

/** The first file of the log that the backup needs. Its connection has to stand until the end. */
export async function startBaseBackup(sql: Sql): Promise<string> {
  const [row] = await sql<{ from: string }[]>`
    select pg_walfile_name(pg_backup_start('svc archive base', true)) as from`;
  return row?.from ?? '';
}

/** Returns when the log that the backup needs is archived. `at`: it can be brought to any time after this one. */
export async function endBaseBackup(sql: Sql): Promise<{ label: string; at: string }> {
  const [row] = await sql<{ label: string; at: string }[]>`
    select labelfile as label, to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from pg_backup_stop(true)`;
  if (!row) throw new Error('the backup has no label');
  return row;
}
