import { type Row, round, row } from '@svc/bench';
import postgres, { type Sql } from 'postgres';
import { openTenant, type Tenant } from '../fleet/tenant.ts';
import { createMeter, type Measure } from '../load/meter.ts';
import type { World } from './faults.ts';

const atOnce = 8;
const prompts = 3;
const engines = ['openai', 'anthropic'];

interface Shape {
  /** 0: one Postgres without Citus. */
  workers: number;
  workspaces: number;
}

interface Counted {
  /** Statements that went to one shard, and to several. */
  one: number;
  several: number;
}

/** What reads, writes and scans of many workspaces cost the coordinator and the nodes, and where their statements went. */
export async function loadRows({ nodes, fleet, emulator }: World, shape: Shape): Promise<Row[]> {
  const { workers, workspaces } = shape;
  const place = workers === 0 ? 'one Postgres' : workers === 1 ? 'one node' : `${workers} nodes`;
  process.stderr.write(`${workspaces} workspaces on ${place} …\n`);
  await emulator.configure({ latency: 5 });
  const tenants: (Tenant & { projectId: string })[] = [];
  await each(workspaces, async () => {
    const tenant = await openTenant(fleet.url, nodes.url, { requestsPerMinute: 1_000_000 });
    const projectId = await tenant.project({ engines, prompts, samplesK: 1 });
    tenants.push({ ...tenant, projectId });
  });
  const clients = nodes.servers.map(({ url }) => postgres(url, { max: 1, onnotice: () => {} }));
  const [coordinator] = clients;
  if (!coordinator) throw new Error('there is no server');
  const pids = () => [...fleet.apis, ...fleet.workers].map(({ pid }) => pid);
  // What the product's own processes used is read once.
  const meters = await Promise.all(
    clients.map((sql, index) => createMeter(sql, index === 0 ? pids : () => [])),
  );
  const rows: Row[] = [];
  const part = async (
    name: string,
    what: string,
    times: number,
    one: (tenant: Tenant & { projectId: string }) => Promise<void>,
  ) => {
    if (workers > 0) await coordinator`select citus_stat_counters_reset()`;
    await coordinator`select pg_stat_statements_reset()`;
    const found = await measured(meters, () =>
      each(times, (n) => one(tenants[n % tenants.length] as (typeof tenants)[number])),
    );
    const [first, ...others] = found;
    const per = (seconds = 0) => round((seconds * 1_000) / times, 2);
    const id = `${name}-${workers}`;
    const on = `${what}, ${workspaces} workspaces on ${place}`;
    rows.push(
      row(`${id}-product`, `${on}: CPU of API and workers`, 'printed', per(first?.ours), 'ms'),
      row(
        `${id}-coordinator`,
        `${on}: CPU of the ${workers === 0 ? 'server' : 'coordinator'}`,
        'printed',
        per(first?.postgres),
        'ms',
      ),
    );
    if (workers === 0) return;
    const counted = await countersOf(coordinator);
    rows.push(
      row(
        `${id}-nodes`,
        `${on}: CPU of the nodes together`,
        'printed',
        per(others.reduce((sum, { postgres }) => sum + postgres, 0)),
        'ms',
      ),
      row(
        `${id}-one`,
        `${on}: statements to one shard`,
        'printed',
        round(counted.one / times, 2),
        'statements',
      ),
      row(
        `${id}-several`,
        `${on}: statements to several`,
        'printed',
        round(counted.several / times, 2),
        'statements',
      ),
    );
    for (const { query, calls } of await everywhere(coordinator))
      process.stderr.write(`  ${calls} × everywhere: ${query.replace(/\s+/g, ' ').slice(0, 200)}\n`);
  };
  await part('read', 'a read', workspaces * 4, async (tenant) => {
    for (const path of [`/v1/projects/${tenant.projectId}`]) await well(tenant.call('GET', path));
  });
  await part('list', 'a list of answers', workspaces, (tenant) =>
    well(tenant.call('GET', `/v1/projects/${tenant.projectId}/answers`)),
  );
  await part('write', 'a write', workspaces * 2, (tenant) =>
    well(tenant.call('PATCH', `/v1/projects/${tenant.projectId}`, { name: 'Renamed' })),
  );
  await part('scan', `a scan of ${prompts * engines.length} answers`, workspaces, async (tenant) => {
    const { body } = await tenant.call('POST', '/v1/scans', { projectId: tenant.projectId });
    const scan = await tenant.settle(String(body.id), 600_000);
    if (scan.status !== 'completed') throw new Error(`a scan ended ${JSON.stringify(scan)}`);
  });
  for (const client of clients) await client.end({ timeout: 5 });
  return rows;
}

async function well(answer: ReturnType<Tenant['call']>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
}

/** `work` for 0 to `times` - 1, several at once. */
async function each(times: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) await work(next++);
    }),
  );
}

/** One after the other around the same work. */
function measured(
  meters: readonly Measure[],
  work: () => Promise<void>,
): Promise<Awaited<ReturnType<Measure>>[]> {
  const [meter, ...rest] = meters;
  if (!meter) return work().then(() => []);
  let inner: Awaited<ReturnType<Measure>>[] = [];
  return meter(async () => {
    inner = await measured(rest, work);
  }).then((outer) => [outer, ...inner]);
}

async function countersOf(sql: Sql): Promise<Counted> {
  const [counted] = await sql<Counted[]>`
    select query_execution_single_shard::float8 as one, query_execution_multi_shard::float8 as several
    from citus_stat_counters where name = current_database()`;
  return counted ?? { one: 0, several: 0 };
}

/** Statements for which the coordinator knew no workspace, the most frequent first. */
const everywhere = (sql: Sql) => sql<{ query: string; calls: number }[]>`
  select query, sum(calls)::integer as calls from citus_stat_statements where partition_key is null and query !~ 'reference|pg_'
  group by query order by 2 desc limit 12`;
