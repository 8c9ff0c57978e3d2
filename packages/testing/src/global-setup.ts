import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrations } from '@svc/db/migrate';
import postgres from 'postgres';
import { startEmbeddedPostgres } from './embedded.ts';

/** One Postgres for the run and one migrated template, which every test file clones. */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.SVC_TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'svc-test-'));
  const server = given
    ? { url: given, stop: async () => {} }
    : await startEmbeddedPostgres({ folder, port: 54_400 + (process.pid % 500), persistent: false });
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`drop database if exists svc_template`;
  await sql`create database svc_template`;
  await sql.end();
  const template = new URL(server.url);
  template.pathname = '/svc_template';
  await migrate(template.href, await migrations());
  process.env.SVC_TEST_SERVER_URL = server.url;
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
