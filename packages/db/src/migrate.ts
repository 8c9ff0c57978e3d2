import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import postgres from 'postgres';

export interface Migration {
  name: string;
  sql: string;
}

/** The `NNNN_name.sql` files in order, from beside the bundle or from the package. */
export async function migrations(): Promise<Migration[]> {
  const bundled = new URL('./migrations/', import.meta.url);
  const folder = existsSync(bundled) ? bundled : new URL('../migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })),
  );
}

const lock = 727_201;
/** A file that says `-- online:` is no transaction: its statements, an empty line between two of them, come one by one. */
const online = /^-- online: \S/m;
const atMostTries = 60;

/** Postgres' codes for a lock that was not granted in time and for a deadlock. */
const isBusy = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && (error.code === '55P03' || error.code === '40P01');

/**
 * Who waits for a lock makes everyone after wait too. So it is waited for only briefly; then the file is rolled back
 * and tried again.
 */
async function applyInOne(sql: postgres.Sql, { name, sql: text }: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await sql.begin(async (transaction) => {
        await transaction`set local lock_timeout = '2s'`;
        await transaction.unsafe(text);
        await transaction`insert into schema_migration (name) values (${name})`;
      });
      return;
    } catch (error) {
      if (!isBusy(error) || tries === atMostTries) throw error;
      await setTimeout(500);
    }
  }
}

/** Each of its statements can be run again: a run that was broken off begins with the first. */
async function applyOnline(sql: postgres.Sql, { name, sql: text }: Migration): Promise<void> {
  for (const statement of text.split(/\n\n+/)) await sql.unsafe(statement);
  await sql`insert into schema_migration (name) values (${name})`;
}

/**
 * Brings the schema up to date; returns the names it applied. Replicas that start together wait for one
 * another on an advisory lock, and each file is one transaction, unless it works online.
 */
export async function migrate(url: string, files: readonly Migration[]): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await sql`select pg_advisory_lock(${lock})`;
    // What a crash takes back is done again: no file has to wait for the disk.
    await sql`set synchronous_commit = off`;
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set((await sql`select name from schema_migration`).map((row) => row.name as string));
    // The job queue's own tables first: ours refer to them.
    await runMigrations({ connectionString: url });
    const fresh = files.filter((migration) => !applied.has(migration.name));
    for (const migration of fresh)
      await (online.test(migration.sql) ? applyOnline(sql, migration) : applyInOne(sql, migration));
    return fresh.map((migration) => migration.name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Names of the migrations that the database has not seen yet; for readiness checks. */
export async function pendingMigrations(url: string, files: readonly Migration[]): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    const [known] = await sql`select to_regclass('public.schema_migration') is not null as exists`;
    if (!known?.exists) return files.map((migration) => migration.name);
    const applied = new Set((await sql`select name from schema_migration`).map((row) => row.name as string));
    return files.filter((migration) => !applied.has(migration.name)).map((migration) => migration.name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
