import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrations } from '@svc/db/migrate';
import { startEmbeddedPostgres } from '@svc/testing/embedded';
import { columnTypes } from './column-types.ts';

/** Writes packages/db/src/tables.gen.ts from a freshly migrated database. */
export async function generateTables(): Promise<void> {
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
        'packages/db/src/tables.gen.ts',
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
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
