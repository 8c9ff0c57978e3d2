import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { pipeline as joined, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { migrate, migrations } from '@svc/db/migrate';
import postgres from 'postgres';
import { databaseUrl, type Say, type Settings, UsageError } from './environment.ts';
import { linesOf } from './lines.ts';
import { beginSnapshot, countersOf, endSnapshot, hasTenants, seesAllRows } from './queries.ts';
import { tablesOf } from './queries-tables.ts';

const format = 'svc-backup-1';

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });

/**
 * Everything in the database, as of one moment, as gzipped lines: a head, for each table a line with its name and then
 * its rows as COPY writes them, and at the end the count and hash of all lines.
 */
export async function backup(settings: Settings, file: string, say: Say): Promise<void> {
  const sql = connect(databaseUrl(settings));
  const hash = createHash('sha256');
  let rows = 0;
  const line = (text: string): string => {
    hash.update(`${text}\n`);
    return `${text}\n`;
  };
  async function* lines() {
    await beginSnapshot(sql);
    await assertSeesAll(sql);
    const names = (await migrations()).filter(({ repeated }) => !repeated).map(({ name }) => name);
    yield line(JSON.stringify({ format, at: new Date().toISOString(), migrations: names }));
    for (const { name, columns } of await tablesOf(sql)) {
      yield line(JSON.stringify({ table: name, columns }));
      const copy = await sql.unsafe(`copy (select ${columns.join(', ')} from ${name}) to stdout`).readable();
      // A row of COPY has no line feed: those in values are escaped.
      for await (const row of linesOf(copy)) {
        rows += 1;
        yield line(`\t${row}`);
      }
    }
    await endSnapshot(sql);
    yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  } finally {
    await sql.end({ timeout: 5 });
  }
  say(
    `${rows} rows in ${file}. It holds tenants' data, and provider keys sealed under SVC_KEK: keep both apart.`,
  );
}

/** Into a database without tenants, all or nothing. The file is read once before to see that it is whole. */
export async function restore(settings: Settings, file: string, say: Say): Promise<void> {
  const url = databaseUrl(settings);
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const head = await assertWhole(file);
  const known = await migrations();
  const unknown = head.migrations.filter((name) => !known.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new UsageError(`The backup is of a newer version, with ${unknown.join(', ')}. Use that version.`);
  await migrate(
    url,
    known.filter(({ name }) => head.migrations.includes(name)),
  );
  const sql = connect(url);
  try {
    await sql.begin(async (sql) => {
      await assertSeesAll(sql);
      if (await hasTenants(sql))
        throw new UsageError('This database has tenants already. Restore into an empty one.');
      await load(sql, file);
      await setSequences(sql);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
  // Migrations that were added after the backup.
  const applied = await migrate(url, known);
  say(`Restored as of ${head.at}${applied.length > 0 ? `, then migrated: ${applied.join(', ')}` : ''}.`);
}

interface Head {
  at: string;
  migrations: string[];
}

/** Errors of the file come out of the packed stream, too. */
const read = (file: string) => linesOf(joined(createReadStream(file), createGunzip(), () => {}));

async function assertWhole(file: string): Promise<Head> {
  const hash = createHash('sha256');
  let head: (Head & { format: string }) | null = null;
  let last: string | null = null;
  try {
    for await (const line of read(file)) {
      head ??= JSON.parse(line);
      if (last !== null) hash.update(`${last}\n`);
      last = line;
    }
  } catch (cause) {
    throw new UsageError(`${file} is no backup, or it was cut.`, { cause });
  }
  const { sha256 } = JSON.parse(last ?? '{}') as { sha256?: string };
  if (head?.format !== format || sha256 !== hash.digest('hex'))
    throw new UsageError(`${file} is no backup, or it was changed or cut.`);
  return head;
}

async function load(sql: postgres.TransactionSql, file: string): Promise<void> {
  let rows: string[] = [];
  let into: string | null = null;
  const flush = async (): Promise<void> => {
    if (into !== null && rows.length > 0)
      await pipeline(Readable.from([rows.join('')]), await sql.unsafe(into).writable()).catch(
        (error: unknown) => {
          const said =
            error instanceof postgres.PostgresError
              ? [error.message, error.where?.split(':')[0]].filter(Boolean).join('; ')
              : error;
          throw new UsageError(
            `The database refuses a row of the backup, and nothing was restored: ${said}`,
            { cause: error },
          );
        },
      );
    rows = [];
  };
  for await (const line of read(file)) {
    if (line.startsWith('\t')) {
      rows.push(`${line.slice(1)}\n`);
      if (rows.length >= 5_000) await flush();
      continue;
    }
    await flush();
    const { table, columns } = JSON.parse(line) as { table?: string; columns?: string[] };
    if (!table || !columns) continue;
    // Rows that migrations insert also come from the backup. The ledger refuses a delete even of no rows.
    const [row] = await sql.unsafe(`select 1 from ${table} limit 1`);
    if (row) await sql.unsafe(`delete from ${table}`);
    into = `copy ${table} (${columns.join(', ')}) from stdin`;
  }
}

/** Counters go on after the highest number that was used. */
async function setSequences(sql: postgres.TransactionSql): Promise<void> {
  for (const { table, column, sequence } of await countersOf(sql))
    await sql.unsafe(
      `select setval('${sequence}', coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`,
    );
}

/** Row-level security would hide every tenant from a role that it binds: the backup would be empty. */
async function assertSeesAll(sql: postgres.Sql | postgres.TransactionSql): Promise<void> {
  if (!(await seesAllRows(sql)))
    throw new UsageError('Backup and restore need a role that is a superuser or has BYPASSRLS.');
}
