import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { filesOf, inOne, type Migration } from './migrate.ts';

export interface Place {
  name: string;
  /** Distributed by workspace, copied to every node, or on the coordinator alone. */
  place: 'workspace' | 'everywhere' | 'coordinator';
}

/** The database of this address is not the coordinator of a Citus cluster. */
export class NoClusterError extends Error {}

/**
 * Spreads the tables over the workers of a Citus cluster, with policies, functions and settings to go with it, in one
 * transaction. What is spread already stays as it is, so it can be run again; `svc migrate` does after a change, while the
 * service runs.
 *
 * @param shards parts that a table is cut into; only the first run can choose
 */
export async function distribute(url: string, shards = 32): Promise<Place[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    await checkCluster(sql);
    const files = await citusFiles();
    const hash = await schemaHash(sql, files);
    await inOne(sql, async (transaction) => {
      await transaction`select set_config('citus.shard_count', ${String(Math.trunc(shards))}, true)`;
      for (const file of files) await transaction.unsafe(file.sql);
      await transaction`
        insert into schema_migration (name, text_hash) values (${spreadName}, ${hash})
        on conflict (name) do update set text_hash = excluded.text_hash, applied_at = now()`;
    });
    return await sql<Place[]>`
      select logicalrelid::text as name, case when partmethod = 'h' then 'workspace' when repmodel = 't' then 'everywhere' else 'coordinator' end as place
      from pg_dist_partition where not exists (select from pg_inherits i where i.inhrelid = logicalrelid) order by 1`;
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The row of `schema_migration` that says for which schema the tables were spread. */
const spreadName = 'citus';

/** In the order in which they run. */
async function citusFiles(): Promise<Migration[]> {
  const files = await filesOf('citus', /^[a-z]+\.sql$/);
  return ['tables.sql', 'functions.sql', 'settings.sql'].map((name) => {
    const file = files.find((one) => one.name === name);
    if (!file) throw new Error(`citus/${name} is missing`);
    return file;
  });
}

/** Hash of everything that was applied to the database, and of the distributing scripts. */
async function schemaHash(sql: postgres.Sql, files: readonly Migration[]): Promise<string> {
  const applied = await sql<{ name: string; hash: string | null }[]>`
    select name, text_hash as hash from schema_migration where name <> ${spreadName} order by name collate "C"`;
  return createHash('sha256')
    .update(JSON.stringify([applied, files.map((file) => file.sql)]))
    .digest('hex');
}

export interface Cluster {
  /** The tables are spread over its workers. */
  spread: boolean;
  /** Nothing was migrated since, and this version of the product distributed them. */
  current: boolean;
  /** Workers, and parts of each table of workspaces that are on them. */
  nodes: { node: string; parts: number }[];
  /** Nodes, `host:port`, that the coordinator does not reach. */
  unreachable: string[];
  /** Tables of workspaces that are still on the coordinator alone. */
  unspread: string[];
  /** After so long a transaction that a node's end left half done is settled; until then its rows stay locked. null: never. */
  settlesAfterSeconds: number | null;
}

/** The coordinator's state of a Citus cluster; null: this database is none. */
export async function readCluster(url: string): Promise<Cluster | null> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    const [known] = await sql<
      { citus: boolean }[]
    >`select to_regclass('pg_dist_partition') is not null as citus`;
    if (!known?.citus) return null;
    const files = await citusFiles();
    const [state] = await sql<{ spread: boolean; hash: string | null; settles: number }[]>`
      select exists (select from pg_dist_partition where logicalrelid = to_regclass('project') and partmethod = 'h') as spread,
        (select text_hash from schema_migration where name = ${spreadName}) as hash,
        (select setting::float8 from pg_settings where name = 'citus.recover_2pc_interval') as settles`;
    const nodes = await sql<{ node: string; parts: number }[]>`
      select nodename || ':' || nodeport as node, count(s.shardid)::integer as parts
      from pg_dist_node n left join pg_dist_placement p on p.groupid = n.groupid
        left join pg_dist_shard s on s.shardid = p.shardid and s.logicalrelid = to_regclass('project')
      where n.groupid <> 0 group by nodename, nodeport order by 1`;
    const unreachable = await sql<{ node: string }[]>`
      select distinct to_nodename || ':' || to_nodeport as node from citus_check_cluster_node_health()
      where result is not true and from_nodeport = current_setting('port')::integer order by 1`;
    const unspread = await sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all (${centralOf(files)}::text[])
        and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid and (d.partmethod = 'h' or d.repmodel = 't'))
      order by 1`;
    const settles = state?.settles ?? -1;
    return {
      spread: state?.spread ?? false,
      current: state?.hash === (await schemaHash(sql, files)),
      nodes: [...nodes],
      unreachable: unreachable.map(({ node }) => node),
      unspread: unspread.map(({ name }) => name),
      settlesAfterSeconds: settles < 0 ? null : settles / 1_000,
    };
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** Tables that stay on the coordinator although rows of them name a workspace; `tables.sql` has the list. */
function centralOf(files: readonly Migration[]): string[] {
  const list = /central constant text\[\] := '\{([^}]*)\}'/.exec(files[0]?.sql ?? '')?.[1];
  if (list === undefined) throw new Error('citus/tables.sql names no tables of the coordinator');
  return list.split(',').map((name) => name.trim());
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
