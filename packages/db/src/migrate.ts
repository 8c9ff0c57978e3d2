import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import postgres from 'postgres';

export interface Migration {
  name: string;
  sql: string;
  /** SQL that is applied again when it changes, after all migrations: a function's file. Left out: it is applied once. */
  repeated?: true;
}

/** A folder of SQL files in their order, from beside the bundle or from the package. */
export async function filesOf(folder: string, pattern: RegExp): Promise<Migration[]> {
  const bundled = new URL(`./${folder}/`, import.meta.url);
  const url = existsSync(bundled) ? bundled : new URL(`../${folder}/`, import.meta.url);
  const names = (await readdir(url)).filter((name) => pattern.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, url), 'utf8') })));
}

/** The migrations, `NNNN_name.sql`, and then the functions, `functions/name.sql`. */
export async function migrations(): Promise<Migration[]> {
  const functions = await filesOf('functions', /^[a-z0-9_]+\.sql$/);
  return [
    ...(await filesOf('migrations', /^\d{4}_[a-z0-9_]+\.sql$/)),
    ...functions.map(({ name, sql }) => ({ name: `functions/${name}`, sql, repeated: true as const })),
  ];
}

const lock = 727_201;
/** A file that says `-- online:` is no transaction: its statements, an empty line between two of them, come one by one. */
const online = /^-- online: \S/m;
const atMostTries = 60;

/** Postgres' codes for a lock that was not granted in time and for a deadlock. */
const isBusy = (error: unknown): boolean =>
  error instanceof postgres.PostgresError && (error.code === '55P03' || error.code === '40P01');

/**
 * A change of the schema that waits for a lock blocks every statement behind it. So it waits briefly, then rolls back and tries
 * again.
 */
export async function inOne(
  sql: postgres.Sql,
  work: (transaction: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  await untilFree(() =>
    sql.begin(async (transaction) => {
      await transaction`set local lock_timeout = '2s'`;
      await work(transaction);
    }),
  );
}

async function untilFree(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isBusy(error) || tries === atMostTries) throw error;
      await setTimeout(500);
    }
  }
}

const applyInOne = (sql: postgres.Sql, { name, sql: text }: Migration): Promise<void> =>
  inOne(sql, async (transaction) => {
    await transaction.unsafe(text);
    await transaction`insert into schema_migration (name) values (${name})`;
  });

/** Each of its statements can be repeated: a run that was interrupted, or met a deadlock, begins again with the first. */
const applyOnline = (sql: postgres.Sql, { name, sql: text }: Migration): Promise<void> =>
  untilFree(async () => {
    for (const statement of text.split(/\n\n+/)) await sql.unsafe(statement);
    await sql`insert into schema_migration (name) values (${name})`;
  });

const hashOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

type Applied = ReadonlyMap<string, string | null>;

/** Names that were applied, with the hash of the text where it may change. Also of a database that has no hashes yet. */
async function appliedTo(sql: postgres.Sql): Promise<Applied> {
  const rows = await sql<{ name: string; hash: string | null }[]>`
    select name, to_jsonb(m) ->> 'text_hash' as hash from schema_migration m`;
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

const isPending = (file: Migration, applied: Applied): boolean =>
  file.repeated ? applied.get(file.name) !== hashOf(file) : !applied.has(file.name);

/** All in one transaction, since functions call each other: either all are new, or none is. */
const applyFunctions = (sql: postgres.Sql, files: readonly Migration[]): Promise<void> =>
  inOne(sql, async (transaction) => {
    // A function may call another that comes after it.
    await transaction`set local check_function_bodies = off`;
    for (const file of files) {
      await transaction.unsafe(file.sql);
      await transaction`
        insert into schema_migration (name, text_hash) values (${file.name}, ${hashOf(file)})
        on conflict (name) do update set text_hash = excluded.text_hash, applied_at = now()`;
    }
  });

/** Asks again and again: who waits inside of a statement would be waited for by an index that is built online. */
async function takeLock(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const [asked] = await sql<{ taken: boolean }[]>`select pg_try_advisory_lock(${lock}) as taken`;
    if (asked?.taken) return;
    await setTimeout(200);
  }
}

/**
 * Brings the schema up to date, and then its functions; returns the names it applied. Replicas that start together wait for one
 * another on an advisory lock, and each file is one transaction, unless it works online.
 */
export async function migrate(url: string, files: readonly Migration[]): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await takeLock(sql);
    // Work that a crash undoes is repeated, so no file has to wait for the disk.
    await sql`set synchronous_commit = off`;
    await sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`;
    const applied = await appliedTo(sql);
    // The job queue's own tables first: ours refer to them.
    await runMigrations({ connectionString: url });
    const pending = files.filter((file) => isPending(file, applied));
    const functions = pending.filter(({ repeated }) => repeated);
    for (const file of pending)
      if (!file.repeated) await (online.test(file.sql) ? applyOnline(sql, file) : applyInOne(sql, file));
    if (functions.length > 0) await applyFunctions(sql, functions);
    return pending.map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Names of the migrations that the database has not seen yet, and of functions that are others there. */
export async function pendingMigrations(url: string, files: readonly Migration[]): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 5 });
  try {
    const [known] = await sql`select to_regclass('public.schema_migration') is not null as exists`;
    if (!known?.exists) return files.map(({ name }) => name);
    const applied = await appliedTo(sql);
    return files.filter((file) => isPending(file, applied)).map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
