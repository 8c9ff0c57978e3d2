import { setTimeout as delay } from 'node:timers/promises';
import { testContext } from '@svc/core/environment/testing';
import type { PlanLimits } from '@svc/core/kernel';
import { createApiKey } from '@svc/core/resource/api-key';
import { CreateProject, createProject } from '@svc/core/resource/project';
import { openDatabase } from '@svc/db';
import { benchDatabase } from '@svc/testing/bench';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { postgresCpu } from './postgres-cpu.ts';
import { cpuSeconds, median, round3, type Served, serve } from './serve.ts';
import { longestTurns } from './turns.ts';

const rounds = 3;
/** The noisy tenant's plan, and how many times of it that tenant asks. */
const perMinute = 1_200;
const times = 10;
/** Of the API under overload: few, so that a load generator beside it can fill them. */
const mostAtOnce = 64;
/** CPU of one turn of the event loop, while nobody else is answered. */
const longestMilliseconds = 100;

/**
 * Two tenants over two APIs on one database: a quiet one alone, and beside one that asks ten times its plan. Then one API
 * that is asked twice what it can answer, and how soon it is itself again. Goodput is answers per second of CPU of the
 * API and Postgres: load generator, API and Postgres share the machine here, and answers a second would tell mostly what the
 * generator leaves of it.
 */
export async function run({ full }: { full: boolean }) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
  const owner = postgres(database.url, { max: 1, onnotice: () => {} });
  const servers: Served[] = [];
  const open = async (): Promise<Served> => {
    const env = { DATABASE_URL: database.url, API_MOST_AT_ONCE: String(mostAtOnce) };
    const server = await serve('../src/main.ts', env);
    servers.push(server);
    return server;
  };
  const tenant = async (limits: Partial<PlanLimits>, projects = 1): Promise<Caller> => {
    const { context } = await testContext(handle, database.url, { plan: 'enterprise', limits });
    const key = {
      projectIds: null,
      monthlyCreditCap: null,
      ipAllowList: null,
      expiresAt: null,
    };
    const { secret } = await createApiKey(context, { name: 'bench', scopes: ['admin'], ...key });
    let path = '';
    for (let index = 0; index < projects; index += 1)
      path = `/v1/projects/${(await createProject(context, CreateProject.parse({ name: `Acme ${index}` }))).id}`;
    return { secret, path };
  };
  try {
    const server = await open();
    const [first, second] = [server.origin, (await open()).origin];
    const databaseCpu = await postgresCpu(owner);
    const quiet = await tenant({});
    const noisy = await tenant({ requestsPerMinute: perMinute });
    const measure = (origin: string) => ask(origin, quiet, { rate: 50, connections: 4, seconds: 4 });
    const noise = (origin: string, seconds: number) =>
      ask(origin, noisy, { rate: (perMinute / 60) * (times / 2), connections: 20, seconds });
    // What the noisy one has saved up is spent first.
    await ask(second, noisy, { connections: 20, seconds: 4 });
    const ratios: number[] = [];
    let through = 0;
    const started = performance.now();
    for (let round = 0; round < (full ? 2 * rounds : rounds); round += 1) {
      const alone = await measure(first);
      const [beside, ...noises] = await Promise.all([measure(first), noise(first, 4), noise(second, 4)]);
      ratios.push(beside.p99 / alone.p99);
      through += noises.reduce((sum, { answered }) => sum + answered, 0);
    }
    const held = through / (((performance.now() - started) / 60_000) * perMinute);

    const unlimited = { requestsPerMinute: 100_000_000, concurrentRequests: 10_000 };
    // One organisation holds a quarter of the places at most: together they can fill them.
    const crowd = await Promise.all(Array.from({ length: 5 }, () => tenant(unlimited, 50)));
    const busy = crowd.map((one) => ({ ...one, path: '/v1/projects?limit=50' }));
    const closed = { connections: mostAtOnce / 2, seconds: 3 };
    const spending = async (load: Load) => {
      const [api, data] = [cpuSeconds(server.child), databaseCpu()];
      const found = await ask(first, busy, load);
      const spent = { api: cpuSeconds(server.child) - api, data: databaseCpu() - data };
      return { ...found, ...spent, perCpuSecond: found.answered / (spent.api + spent.data) };
    };
    await ask(first, busy, closed);
    const best = await spending(closed);
    const peak = best.answered / closed.seconds;
    const calm = { rate: Math.ceil(peak / 10), connections: 8, seconds: 2 };
    const before = await ask(first, busy, calm);
    const overload = { rate: Math.ceil(2 * peak), connections: 4 * mostAtOnce, seconds: 6 };
    const over = await spending(overload);
    // Places are taken by calls that wait for the database: what comes now is refused.
    const free = await occupy(first, busy, database.url);
    const refusals = await spending({ connections: 32, seconds: 3 });
    await free();
    if (refusals.answered > 0) throw new Error(`${refusals.answered} calls found a place`);
    const servedCost = (best.api / best.answered) * 1e6;
    const refusedCost = (refusals.api / refusals.refused) * 1e6;
    const since = performance.now();
    let recovery = Number.POSITIVE_INFINITY;
    while (recovery === Number.POSITIVE_INFINITY && performance.now() - since < 40_000) {
      const at = performance.now();
      const after = await ask(first, busy, { ...calm, seconds: 1 });
      if (after.refused === 0 && after.p50 <= 1.5 * before.p50) recovery = (at - since) / 1_000;
    }
    const goodput = over.perCpuSecond / best.perCpuSecond;
    const perSecond = Math.round(over.answered / overload.seconds);
    const beside = median(ratios);
    const { turns, bodies } = await longestTurns(handle, database.url, {
      full,
      enough: longestMilliseconds,
    });
    const [longest] = turns;
    if (!longest) throw new Error('no operation takes a body');
    const next = turns
      .slice(1, 5)
      .map(({ operation, milliseconds }) => `${operation} ${Math.round(milliseconds)}`);
    return {
      bench: 'limits',
      seed: 1,
      how: `p99 of 50 reads a second beside ${times} × ${perMinute} a minute over two APIs, ${ratios.length} rounds, median; overload: lists of 50 projects at twice the peak of a closed loop for ${overload.seconds} s, ${mostAtOnce} places`,
      rows: [
        {
          id: 'noisy-neighbour',
          what: `a quiet tenant’s p99 beside a noisy one, over its p99 alone`,
          bar: '≤ 1.5',
          figure: round3(beside),
          unit: 'ratio',
          pass: beside <= 1.5,
        },
        {
          id: 'noisy-held',
          what: 'requests of the noisy tenant let through, over its plan',
          bar: '≤ 1.2',
          figure: round3(held),
          unit: 'ratio',
          pass: held <= 1.2,
        },
        {
          id: 'overload-goodput',
          what: `answers per CPU second of API and Postgres under twice the load, over those at the peak (${Math.round(over.perCpuSecond)} / ${Math.round(best.perCpuSecond)}; beside the generator ${perSecond} / ${Math.round(peak)} a second; ${over.refused} refused with 503)`,
          bar: '≥ 0.8',
          figure: round3(goodput),
          unit: 'ratio',
          pass: goodput >= 0.8 && over.refused > 0,
        },
        {
          id: 'refusal-cost',
          what: `CPU of the API for a refused call over an answered one (${Math.round(refusedCost)} / ${Math.round(servedCost)} µs)`,
          bar: '≤ 0.25',
          figure: round3(refusedCost / servedCost),
          unit: 'ratio',
          pass: refusedCost <= 0.25 * servedCost,
        },
        {
          id: 'overload-recovery',
          what: 'seconds after the overload until nothing is refused and p50 is at most 1.5 × what it was',
          bar: '≤ 30',
          figure: round3(recovery),
          unit: 's',
          pass: recovery <= 30,
        },
        {
          id: 'longest-turn',
          what: `CPU of the longest turn of the event loop for ${bodies} worst bodies of ${turns.length} operations (${longest.operation}, ${longest.body}; then ${next.join(', ')})`,
          bar: `≤ ${longestMilliseconds}`,
          figure: round3(longest.milliseconds),
          unit: 'ms',
          pass: longest.milliseconds <= longestMilliseconds,
        },
      ],
    };
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    await owner.end();
    await handle.close();
    await database.stop();
  }
}

interface Caller {
  secret: string;
  path: string;
}

/** Takes the places of an API with calls that wait for a locked table; the answer gives the places back. */
async function occupy(origin: string, callers: readonly Caller[], url: string): Promise<() => Promise<void>> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  const holder = await owner.reserve();
  await holder`begin`;
  await holder`lock table project in access exclusive mode`;
  const call = async (index: number) => {
    const { secret, path } = callers[index % callers.length] ?? { secret: '', path: '' };
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${secret}` } });
    await answer.arrayBuffer();
    return answer.status;
  };
  // Each is refused, or waits: when one is refused at once, all places are taken.
  const waiting: Promise<number>[] = [];
  for (let calls = 0; ; calls += 1) {
    if (calls === 4 * mostAtOnce) throw new Error(`${calls} calls did not take the places`);
    const asked = call(calls);
    if ((await Promise.race([asked, delay(100, 0)])) === 503) break;
    waiting.push(asked);
  }
  return async () => {
    await holder`rollback`;
    holder.release();
    await Promise.allSettled(waiting);
    await owner.end();
  };
}

interface Load {
  /** Requests a second; left out: as fast as answers come. */
  rate?: number;
  connections: number;
  seconds: number;
}

async function ask(
  origin: string,
  callers: Caller | readonly Caller[],
  { rate, connections, seconds }: Load,
) {
  const requests = [callers].flat().map(({ secret, path }) => ({
    method: 'GET' as const,
    path,
    headers: { authorization: `Bearer ${secret}` },
  }));
  const result = await autocannon({
    url: origin,
    requests,
    connections,
    duration: seconds,
    ...(rate !== undefined && { overallRate: rate }),
  });
  if (result.errors > 0) throw new Error(`${result.errors} requests without an answer`);
  return {
    answered: result['2xx'],
    refused: result.non2xx,
    p50: Math.max(1, result.latency.p50),
    p99: Math.max(1, result.latency.p99),
  };
}
