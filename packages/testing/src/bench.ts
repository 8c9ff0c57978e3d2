import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, migrations } from '@svc/db/migrate';
import postgres from 'postgres';
import { startEmbeddedPostgres } from './embedded.ts';

export interface BenchDatabase {
  url: string;
  /** Statements that all clients sent while `work` ran, with begin and commit, and the most frequent ones;
   * those that name something `bench_…` are the benchmark's own. */
  countStatements: (
    work: () => Promise<void>,
  ) => Promise<{ total: number; most: { calls: number; query: string }[] }>;
  stop: () => Promise<void>;
}

/** A migrated database of its own for a benchmark; durability is off, as on a machine with a battery-backed disk cache. */
export async function benchDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'svc-bench-'));
  const server = await startEmbeddedPostgres({
    folder,
    port: 56_000 + (process.pid % 900),
    persistent: false,
    settings: ['shared_preload_libraries=pg_stat_statements'],
  });
  await migrate(server.url, await migrations());
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`create extension pg_stat_statements`;
  return {
    url: server.url,
    async countStatements(work) {
      await sql`select pg_stat_statements_reset()`;
      await work();
      const rows = await sql<{ calls: number; query: string }[]>`
        select calls::integer, query from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%bench_%' order by calls desc`;
      return { total: rows.reduce((sum, { calls }) => sum + calls, 0), most: rows.slice(0, 15) };
    },
    async stop() {
      await sql.end({ timeout: 5 });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
