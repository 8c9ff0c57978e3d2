import postgres from 'postgres';
import { filesOf } from './migrate.ts';

export interface Place {
  name: string;
  /** By workspace over the workers, whole on every node, or on the coordinator alone. */
  place: 'workspace' | 'everywhere' | 'coordinator';
}

/** The database of this address is not the coordinator of a Citus cluster. */
export class NoClusterError extends Error {}

/**
 * Spreads the tables over the workers of a Citus cluster, with policies, functions and settings to go with it, in one
 * transaction. What is spread already stays as it is, so it can be run again: after each migration it has to be.
 *
 * @param shards parts that a table is cut into; only the first run can choose
 */
export async function distribute(url: string, shards: number): Promise<Place[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await checkCluster(sql);
    const files = await filesOf('citus', /^[a-z]+\.sql$/);
    const order = ['tables.sql', 'functions.sql', 'settings.sql'];
    await sql.begin(async (transaction) => {
      await transaction`select set_config('citus.shard_count', ${String(Math.trunc(shards))}, true)`;
      for (const name of order) await transaction.unsafe(files.find((file) => file.name === name)?.sql ?? '');
    });
    return await sql<Place[]>`
      select logicalrelid::text as name, case when partmethod = 'h' then 'workspace' when repmodel = 't' then 'everywhere' else 'coordinator' end as place
      from pg_dist_partition where not exists (select from pg_inherits i where i.inhrelid = logicalrelid) order by 1`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function checkCluster(sql: postgres.Sql): Promise<void> {
  const [installed] = await sql`select 1 from pg_extension where extname = 'citus'`;
  if (!installed)
    throw new NoClusterError('This database has no Citus: run "create extension citus" on every node first.');
  const nodes = await sql<{ coordinator: boolean; workers: number }[]>`
    select coalesce(bool_or(groupid = 0), false) as coordinator, (count(*) filter (where groupid <> 0 and shouldhaveshards))::integer as workers
    from pg_dist_node`;
  if (!nodes[0]?.coordinator || nodes[0].workers === 0)
    throw new NoClusterError(
      'This database knows no workers: run citus_set_coordinator_host and citus_add_node on the coordinator first.',
    );
  const [role] =
    await sql`select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user`;
  if (!role?.passes)
    throw new NoClusterError(
      'On a cluster the owner has to pass row-level security: alter role … bypassrls.',
    );
}
