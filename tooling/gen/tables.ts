import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { migrate, migrations } from '@svc/db/migrate';
import { type EmbeddedServer, startEmbeddedPostgres } from '@svc/testing/embedded';
import postgres from 'postgres';
import { camel } from '../../packages/db/src/case.ts';
import { columnTypes } from './column-types.ts';
import { unlessMade } from './unless-made.ts';

const run = promisify(execFile);
const file = 'packages/db/src/tables.gen.ts';
const folder = 'node_modules/.cache/svc/tables';
/** Which migrations the kept database has, with the hashes of their texts. */
const note = `${folder}.json`;
const databaseName = 'tables';

/** Writes the tables' types from a migrated database. Without a database where nothing has changed since. */
export const generateTables = (): Promise<void> =>
  unlessMade(
    {
      name: 'tables',
      sources: [
        'packages/db/migrations/*.sql',
        'packages/db/functions/*.sql',
        'tooling/gen/{tables,column-types}.ts',
      ],
      files: [file],
    },
    makeTables,
  );

async function makeTables(): Promise<void> {
  const server = await startEmbeddedPostgres({ folder, port: 55_100, persistent: true });
  try {
    const url = await migratedDatabase(server);
    await run(process.execPath, [
      fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js')),
      '--dialect',
      'postgres',
      '--url',
      url,
      '--out-file',
      file,
      '--include-pattern',
      'public.*',
      '--exclude-pattern',
      '{*_default,answer_2*}',
      '--date-parser',
      'string',
      '--numeric-parser',
      'number',
      '--type-mapping',
      '{"int8":"number","timestamptz":"string","timestamp":"string"}',
      '--overrides',
      JSON.stringify({ columns: await columnTypes(url) }),
      '--custom-imports',
      '{"JsonColumn":"./json.ts"}',
      '--log-level',
      'warn',
    ]);
    writeFileSync(file, withCamelCase(readFileSync(file, 'utf8')));
  } finally {
    await server.stop();
  }
}

/** The database is kept, so that the next time only what is new is applied. A migration that was changed begins it anew. */
async function migratedDatabase({ url }: EmbeddedServer): Promise<string> {
  const files = await migrations();
  const texts = Object.fromEntries(
    files.filter(({ repeated }) => !repeated).map(({ name, sql }) => [name, hashOf(sql)]),
  );
  const applied: Record<string, string> | null = existsSync(note)
    ? JSON.parse(readFileSync(note, 'utf8'))
    : null;
  // Without a note the state of the database is unknown.
  rmSync(note, { force: true });
  if (!applied || Object.entries(applied).some(([name, hash]) => texts[name] !== hash))
    await createDatabase(url);
  const database = Object.assign(new URL(url), { pathname: databaseName }).href;
  await migrate(database, files);
  writeFileSync(note, JSON.stringify(texts));
  return database;
}

async function createDatabase(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`drop database if exists ${sql(databaseName)} with (force)`;
    await sql`create database ${sql(databaseName)}`;
  } finally {
    await sql.end();
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Columns in the case of TypeScript, as the driver writes and reads them. Tables keep the names of the database. */
function withCamelCase(types: string): string {
  const tables = types.indexOf('export interface DB {');
  return (
    types
      .slice(0, tables)
      .replace(/^ {2}\w+(?=\??: )/gm, camel)
      .replace(/(?<=JsonColumn<"\w+\.)\w+/g, camel) + types.slice(tables)
  );
}
