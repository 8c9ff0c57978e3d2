import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@svc/db';
import postgres from 'postgres';
import { noteStatement } from './tenancy/note.ts';

export interface TestDatabase {
  database: Database;
  /** Connected as the owner: for set-up, and for rows that row-level security hides. */
  owner: postgres.Sql;
  ownerUrl: string;
  drop: () => Promise<void>;
}

/**
 * A database of its own, cloned from the migrated template. Close it with `drop`. Where `SVC_CITUS_URL` names a cluster, all
 * tests share its database: none can be cloned there.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const cluster = process.env.SVC_CITUS_URL;
  if (cluster) return onCluster(cluster);
  const server = serverUrl();
  const name = `svc_${randomBytes(6).toString('hex')}`;
  await asOwner(server, `create database ${name} template svc_template strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, onStatement: noteStatement });
  const owner = postgres(url.href, { max: 2, onnotice: () => {} });
  return {
    database,
    owner,
    ownerUrl: url.href,
    async drop() {
      await database.close();
      await owner.end({ timeout: 5 });
      await asOwner(server, `drop database if exists ${name} with (force)`);
    },
  };
}

function onCluster(url: string): TestDatabase {
  const database = openDatabase({ url, citus: true, onStatement: noteStatement });
  const owner = postgres(url, { max: 2, onnotice: () => {} });
  return {
    database,
    owner,
    ownerUrl: url,
    async drop() {
      await database.close();
      await owner.end({ timeout: 5 });
    },
  };
}

/** A database without tables, for what migrates it itself. */
export async function emptyDatabase(): Promise<Pick<TestDatabase, 'ownerUrl' | 'drop'>> {
  const server = serverUrl();
  const name = `svc_${randomBytes(6).toString('hex')}`;
  await asOwner(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    ownerUrl: url.href,
    async drop() {
      // The queue's migrations end their connections late: one that is cut off would be an error that nobody waits for.
      await asOwner(
        server,
        `do $$ begin for round in 1..40 loop
          exit when not exists (select from pg_stat_activity where datname = '${name}');
          perform pg_sleep(0.05), pg_stat_clear_snapshot();
        end loop; end $$`,
      );
      await asOwner(server, `drop database if exists ${name} with (force)`);
    },
  };
}

function serverUrl(): string {
  const server = process.env.SVC_TEST_SERVER_URL;
  if (!server) throw new Error('Database tests run in the "database" project of vitest.config.ts');
  return server;
}

let kept: { url: string; sql: postgres.Sql } | null = null;

/** One connection serves all files of a worker: a new one costs the server as much as the copy of the template. */
async function asOwner(url: string, command: string): Promise<void> {
  if (kept?.url !== url) kept = { url, sql: postgres(url, { max: 1, idle_timeout: 5, onnotice: () => {} }) };
  await kept.sql.unsafe(command);
}
