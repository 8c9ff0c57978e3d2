import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from '@svc/testing/embedded';
import { camel } from '../../packages/db/src/case.ts';
import { columnTypes } from './column-types.ts';

const file = 'packages/db/src/tables.gen.ts';
const note = 'node_modules/.cache/svc/tables-made-of';

/** What the file was made of and what came of it. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = [
    'packages/db/migrations/*.sql',
    'packages/db/functions/*.sql',
    'tooling/gen/{tables,column-types}.ts',
  ];
  for (const path of [...globSync(sources).sort(), file]) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Writes the tables' types from a freshly migrated database. Without a database where nothing has changed since. */
export async function generateTables(): Promise<void> {
  if (existsSync(note) && readFileSync(note, 'utf8') === fingerprint()) return;
  await makeTables();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, fingerprint());
}

async function makeTables(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-gen-'));
  const server = await startEmbeddedPostgres({ folder, port: 55_100, persistent: false });
  try {
    await migrate(server.url, await migrations());
    execFileSync(
      'pnpm',
      [
        'exec',
        'kysely-codegen',
        '--dialect',
        'postgres',
        '--url',
        server.url,
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
        JSON.stringify({ columns: await columnTypes(server.url) }),
        '--custom-imports',
        '{"JsonColumn":"./json.ts"}',
        '--log-level',
        'warn',
      ],
      { stdio: 'inherit' },
    );
    writeFileSync(file, withCamelCase(readFileSync(file, 'utf8')));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

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
