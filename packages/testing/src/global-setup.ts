import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate, migrations } from '@svc/db/migrate';
import postgres from 'postgres';
import { startEmbeddedPostgres } from './embedded.ts';
import { runFolder } from './run-folder.ts';
import { faultyStatements } from './tenancy/statements.ts';

/** Of the run's database, which is in memory and which nobody replicates. */
const littleLog = ['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=128MB'];

/**
 * One Postgres for the run and one migrated template, which every test file clones. At the end, every statement that the
 * product sent is shown to touch one tenant.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.SVC_TEST_DATABASE_URL;
  const folder = await runFolder();
  const port = 54_400 + (process.pid % 500);
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedPostgres({ folder, port, persistent: false, settings: littleLog });
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`drop database if exists svc_template`;
  await sql`create database svc_template`;
  await sql.end();
  const template = new URL(server.url);
  template.pathname = '/svc_template';
  await migrate(template.href, await migrations());
  process.env.SVC_TEST_SERVER_URL = server.url;
  const statements = join(folder, 'statements.ndjson');
  await writeFile(statements, '');
  process.env.SVC_STATEMENTS_FILE = statements;
  return async () => {
    const sent = await sentIn(statements);
    const [faulty, misread] = await onTemplate(template.href, async (sql) => [
      await faultyStatements(sql, sent),
      // Reading the types of the whole product takes some seconds: `npm test` does.
      process.env.SVC_ROW_TYPES === '1'
        ? await (await import('./row-types/misread.ts')).misreadStatements(sql, sent)
        : [],
    ]);
    await server.stop();
    // A process that a test killed may still be on its way out, and write.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    if (misread.length > 0)
      throw new Error(`These statements do not return what their row type says:\n\n${misread.join('\n')}`);
    if (faulty.length > 0)
      throw new Error(
        `These statements may touch several tenants, need a session that a pooling proxy does not give, or are refused by Citus. Bind each table by "workspace_id = …", or say why not in packages/testing/src/tenancy/crossing.ts; keep to the transaction; take changed values from "excluded":\n\n${faulty.join('\n\n')}`,
      );
  };
}

/** Without half a line, which a process leaves that a test kills while it writes. */
const sentIn = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').flatMap((line) => {
    try {
      return [String(JSON.parse(line))];
    } catch {
      return [];
    }
  });

async function onTemplate<T>(url: string, work: (template: postgres.Sql) => Promise<T>): Promise<T> {
  const template = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(template);
  } finally {
    await template.end();
  }
}
