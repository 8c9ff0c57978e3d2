import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { quantile, type Row, round, row } from '@svc/bench';
import { eventTypes } from '@svc/contract/events';
import {
  createEnvironment,
  hearUncaught,
  openWorkspace,
  prepareContext,
  runTask,
} from '@svc/core/environment';
import { perform } from '@svc/core/environment/testing';
import { emit } from '@svc/core/kernel';
import { operations } from '@svc/core/operations';
import { provisionOrganisation } from '@svc/core/resource/across/workspace';
import { createVault, localKey } from '@svc/core/vault';
import { openDatabase, scopeOf } from '@svc/db';
import { appLogin, queueLogin } from '@svc/db/login';
import { migrate, migrations } from '@svc/db/migrate';
import { superviseEmbeddedPostgres } from '@svc/testing/supervised';
import postgres from 'postgres';
import { supervise } from './chaos-process.ts';
import { type Endpoint, type Manner, startEndpoint } from './tell-receivers.ts';

const healthy = 16;
const bad: readonly Manner[] = ['refusing', 'silent', 'slow', 'flaky'];
const perSecond = 20;
/**
 * These two endpoints hear of one project alone, which every sixth event is about: each event takes them seconds, or eight
 * attempts.
 */
const filtered: readonly Manner[] = ['slow', 'refusing'];
const sixth = 6;
const key = Buffer.alloc(32, 7);
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Sent {
  id: string;
  at: number;
}

/** Events to twenty endpoints, four of them bad: without those, with them, and while workers and Postgres are killed. */
export async function webhookRows({ full }: { full: boolean }): Promise<Row[]> {
  // As in the service: an error of the database's client when its server dies ends the work that is under way.
  let last: object = {};
  const error = (fields: object): void => {
    last = fields;
  };
  hearUncaught({ ...silent, error }, () => {
    process.stderr.write(`ended by an error that nobody waited for: ${inspect(last)}\n`);
    process.exit(1);
  });
  const events = full ? 4_000 : 200;
  const folder = await mkdtemp(join(tmpdir(), 'svc-tell-'));
  const server = await superviseEmbeddedPostgres({ folder, port: 57_850, persistent: true }, () => 300);
  await migrate(server.url, await migrations());
  const owner = openDatabase({ url: server.url, role: null });
  const { workspaceId } = await provisionOrganisation(owner.system, {
    name: 'Tell',
    plan: 'enterprise',
    by: 'bench',
  });
  await owner.close();
  const connect = () => postgres(server.url, { max: 2, onnotice: () => {}, connect_timeout: 3 });
  let sql = connect();
  const endpoints: Endpoint[] = [];
  for (let at = 0; at < healthy; at += 1) endpoints.push(await startEndpoint('healthy', at + 1));
  for (const [at, manner] of bad.entries()) endpoints.push(await startEndpoint(manner, 100 + at));
  const database = openDatabase({ url: await appLogin(server.url), transactionConnections: 8 });
  const egressAllow = endpoints.map(({ host }) => host).join(',');
  const vault = createVault([localKey(key)]);
  const environment = createEnvironment({
    database,
    log: silent,
    settings: {},
    testBaseUrls: {},
    egressAllow,
    vault,
  });
  const context = prepareContext(await openWorkspace(environment, workspaceId), environment);
  const make = async (id: string, input: object): Promise<string> => {
    const operation = operations.find((one) => one.id === id);
    const made = await perform(operation, context, { ...operation?.body?.parse(input) });
    return (made as { id: string }).id;
  };
  const projectId = await make('create_project', { name: 'Tell' });
  const hooks = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const projectIds = filtered.includes(endpoint.manner) ? [projectId] : null;
    const input = { url: endpoint.url, description: null, events: ['credits.low'], projectIds };
    hooks.set(await make('create_webhook', input), endpoint);
  }
  const setBad = (state: 'active' | 'paused') =>
    sql`update webhook set state = ${state} where id = any(${hooksOf(...bad)})`;
  const settings = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: await appLogin(server.url),
    QUEUE_DATABASE_URL: await queueLogin(server.url),
    SVC_EGRESS_ALLOW: egressAllow,
    SVC_KEK: key.toString('base64'),
    WORKER_LEASE_SECONDS: '5',
    LOG_LEVEL: 'silent',
  };
  const workers = [1, 2].map(() => supervise(new URL('../src/main.ts', import.meta.url), settings));
  const type = eventTypes.find((one) => one.type === 'credits.low');
  if (!type) throw new Error('there is no event of low credits');
  let made = 0;
  /** Emits one event, again while the database is away; latency counts from before its transaction began. */
  const emitOne = async (): Promise<Sent> => {
    made += 1;
    const available = made;
    for (;;) {
      const at = performance.now();
      try {
        const db = database.forWorkspace(workspaceId);
        const commit = runTask('emit', () =>
          db.transaction().execute((db) =>
            emit(scopeOf(db, workspaceId), {
              type,
              resource: context.workspace.organisationId,
              projectId: available % sixth === 0 ? projectId : null,
              data: { available, threshold: 0 },
            }),
          ),
        );
        // A commit that was under way when the server died may never answer, so whether it happened is unknown.
        await Promise.race([commit, pause(10_000).then(() => Promise.reject(new Error('no answer')))]);
        return { id: String(available), at };
      } catch {
        await pause(200);
      }
    }
  };
  const emitAll = async (count: number): Promise<Sent[]> => {
    const sent: Promise<Sent>[] = [];
    for (let at = 0; at < count; at += 1) {
      sent.push(emitOne());
      await pause(1_000 / perSecond);
    }
    return Promise.all(sent);
  };
  /** Ids of events, by the number that each carries; one of a commit whose answer was lost may be there twice. */
  const idsOf = async () => {
    const rows = await sql<{ id: string; number: string }[]>`
      select id, data ->> 'available' as number from event where workspace_id = ${workspaceId} and type = 'credits.low'`;
    return new Map(rows.map(({ id, number }) => [id, number]));
  };
  const healthyOnes = endpoints.filter(({ manner }) => manner === 'healthy');
  const latencies = async (sent: readonly Sent[]): Promise<number[]> => {
    const numbers = await idsOf();
    const began = new Map(sent.map(({ id, at }) => [id, at]));
    return healthyOnes.flatMap(({ arrived }) =>
      [...arrived].flatMap(([id, { at }]) => {
        const from = began.get(numbers.get(id) ?? '');
        return from === undefined ? [] : [at - from];
      }),
    );
  };
  const hooksOf = (...manners: readonly Manner[]) =>
    [...hooks].flatMap(([id, one]) => (manners.includes(one.manner) ? [id] : []));
  const pendingOf = async (manners: readonly Manner[]): Promise<number> => {
    const ids = hooksOf(...manners);
    const [row] = await sql<{ n: number }[]>`
      select (select count(*) from webhook_delivery where state = 'pending' and webhook_id = any(${ids}))::integer
        + (select count(*) from event where dispatched_at is null)::integer as n`.catch(() => [{ n: -1 }]);
    return row?.n ?? -1;
  };
  const drain = async (manners: readonly Manner[], limitMs: number, meanwhile = async () => {}) => {
    const end = Date.now() + limitMs;
    const look = async (): Promise<boolean> => {
      if ((await pendingOf(manners)) === 0) return true;
      await meanwhile().catch(() => {});
      return false;
    };
    // A connection that was there when the server was killed may never answer: the next look has new ones.
    while (Date.now() < end) {
      const done = await Promise.race([look(), pause(20_000).then(() => null)]);
      if (done) return;
      if (done === null) {
        sql.end({ timeout: 0 }).catch(() => {});
        sql = connect();
      }
      await pause(1_000);
    }
  };
  try {
    await setBad('paused');
    // The workers' start, and the first deliveries of each, are not what is measured.
    await emitAll(20);
    await drain(['healthy'], 60_000);
    const calm = await latencies(await emitAll(events));
    await drain(['healthy'], 60_000);
    await setBad('active');
    const mixed = await emitAll(events);
    await drain(['healthy'], 60_000);
    const withBad = await latencies(mixed);
    const again = endpoints.reduce(
      (sum, { arrived }) => sum + [...arrived.values()].reduce((own, one) => own + one.again, 0),
      0,
    );
    let kills = 0;
    const killing = (async () => {
      for (const victim of ['worker', 'postgres', 'worker'] as const) {
        await pause((events / 2 / perSecond / 4) * 1_000);
        if (victim === 'postgres') process.kill(await server.pid(), 'SIGKILL');
        else workers[kills % 2]?.kill();
        kills += 1;
      }
    })();
    await emitAll(events / 2);
    await killing;
    // Waits of hours are made short: what is to be tried later comes due, and who failed has failed for five days.
    const [silentId] = [...hooks].find(([, { manner }]) => manner === 'silent') ?? [];
    await drain(['healthy', 'slow', 'flaky', 'refusing', 'silent'], full ? 1_200_000 : 300_000, async () => {
      await sql`update webhook_delivery set due_at = now() where state = 'pending' and claim is null and due_at > now()`;
      await sql`update webhook set failing_since = now() - interval '6 days' where id = ${silentId ?? ''} and failing_since is not null`;
    });
    const rows = await sql<{ webhookId: string; state: string; attempts: number; event: string }[]>`
      select webhook_id as "webhookId", state, attempts, event_id as event from webhook_delivery d
      where event_type = 'credits.low'`;
    const of = (...manners: Manner[]) =>
      rows.filter(({ webhookId }) => manners.includes(hooks.get(webhookId)?.manner ?? 'healthy'));
    const well = of('healthy', 'slow', 'flaky');
    const lost = well.filter(({ state, webhookId, event }) => {
      const arrived = hooks.get(webhookId)?.arrived.get(event);
      return state !== 'delivered' || arrived?.accepted !== true;
    }).length;
    const refused = of('refusing');
    const [ofProject] = await sql<{ n: number }[]>`
      select count(*)::integer as n from event where type = 'credits.low' and project_id = ${projectId}
        and occurred_at >= (select min(e.occurred_at) from webhook_delivery d join event e on e.id = d.event_id where d.webhook_id = any(${hooksOf(...filtered)}))`;
    const misled = filtered.filter((manner) => of(manner).length !== ofProject?.n).length;
    const wrong =
      refused.filter(({ state, attempts }) => state !== 'failed' || attempts !== 8).length +
      of('silent').filter(({ state }) => state !== 'failed').length;
    const [disabled] = await sql<{ n: number }[]>`
      select count(*)::integer as n from event where type = 'webhook.disabled' and resource_id = ${silentId ?? ''}`;
    const unexplained = rows.filter(
      ({ webhookId, event, attempts }) => (hooks.get(webhookId)?.arrived.get(event)?.times ?? 0) > attempts,
    ).length;
    const [p95, before] = [quantile(withBad, 0.95), quantile(calm, 0.95)];
    const total = (await idsOf()).size;
    return [
      row(
        'tell-lost',
        `deliveries of ${total} events to 16 healthy, one slow and one flaky endpoint that did not arrive, with ${kills} kills of workers and Postgres`,
        '= 0',
        lost,
        `of ${well.length}`,
        lost === 0 && well.length > 0,
      ),
      row(
        'tell-given-up',
        'deliveries to two dead endpoints that did not end as documented: eight attempts, or a disabled webhook with its event',
        '= 0',
        wrong + (disabled?.n === 1 ? 0 : 1),
        `of ${rows.length - well.length}`,
        wrong === 0 && disabled?.n === 1,
      ),
      row(
        'tell-filtered',
        `of the two endpoints that take one project's events, those whose deliveries are not its ${ofProject?.n} events since`,
        '= 0',
        misled,
        'of 2',
        misled === 0,
      ),
      row(
        'tell-again',
        'deliveries made again after a yes, before anything was killed',
        '= 0',
        again,
        'requests',
        again === 0,
      ),
      row(
        'tell-unexplained',
        'deliveries that arrived more often than they were tried',
        '= 0',
        unexplained,
        'deliveries',
        unexplained === 0,
      ),
      row(
        'tell-p95',
        `healthy endpoints, from before the commit to the arrival, ${perSecond} events a second to 20 endpoints, 95th percentile of ${withBad.length}`,
        '≤ 2',
        round(p95 / 1_000),
        's',
        p95 <= 2_000 && withBad.length >= events * healthy,
      ),
      row(
        'tell-p95-ratio',
        `the same against a run without the bad ones (${round(before / 1_000)} s)`,
        '≤ 1.2',
        round(p95 / before),
        '×',
        p95 / before <= 1.2,
      ),
    ];
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(endpoints.map((endpoint) => endpoint.close()));
    await environment.fetch.close();
    await database.close();
    await sql.end({ timeout: 5 });
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
