import { setTimeout as delay } from 'node:timers/promises';
import { cpuSeconds, round } from '@svc/bench';
import type { PlanLimits } from '@svc/contract/kernel';
import autocannon from 'autocannon';
import postgres from 'postgres';
import { postgresCpu } from './postgres-cpu.ts';
import type { Served } from './serve.ts';

/** Places of the API: few, so that a load generator beside it can fill them. */
export const mostAtOnce = 64;
const rounds = 4;

export interface Caller {
  secret: string;
  path: string;
}

/**
 * One API that is asked twice what it can answer, in turn with the peak of a closed loop, and how soon it is itself again.
 * Goodput is answers per second of CPU of the API and Postgres: load generator, API and Postgres share the machine here,
 * and answers a second would tell mostly what the generator leaves of it.
 */
export async function overloadRows(options: {
  server: Served;
  url: string;
  tenant: (limits: Partial<PlanLimits>, projects: number) => Promise<Caller>;
}) {
  const { server, url, tenant } = options;
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const databaseCpu = await postgresCpu(owner);
    const unlimited = { requestsPerMinute: 100_000_000, concurrentRequests: 10_000 };
    // One organisation holds at most a quarter of the places, so several together can fill them.
    const crowd = await Promise.all(Array.from({ length: 5 }, () => tenant(unlimited, 50)));
    const busy = crowd.map((one) => ({ ...one, path: '/v1/projects?limit=50' }));
    const spending = async (load: Load): Promise<Spent> => {
      const [api, data] = [cpuSeconds(server.child), databaseCpu()];
      const { answered, refused } = await ask(server.origin, busy, load);
      return {
        answered,
        refused,
        api: cpuSeconds(server.child) - api,
        data: databaseCpu() - data,
        seconds: load.seconds,
      };
    };
    const closed = { connections: mostAtOnce / 2, seconds: 2 };
    const warm = await spending(closed);
    const calm = { rate: Math.ceil(warm.answered / closed.seconds / 10), connections: 8, seconds: 2 };
    const before = await ask(server.origin, busy, calm);
    const bests: Spent[] = [];
    const overs: Spent[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const best = await spending(closed);
      bests.push(best);
      const rate = Math.ceil((2 * best.answered) / closed.seconds);
      overs.push(await spending({ rate, connections: 4 * mostAtOnce, seconds: 3 }));
    }
    const since = performance.now();
    let recovery = Number.POSITIVE_INFINITY;
    while (recovery === Number.POSITIVE_INFINITY && performance.now() - since < 40_000) {
      const at = performance.now();
      const after = await ask(server.origin, busy, { ...calm, seconds: 1 });
      if (after.refused === 0 && after.p50 <= 1.5 * before.p50) recovery = (at - since) / 1_000;
    }
    // Places are taken by calls that wait for the database: what comes now is refused.
    const free = await occupy(server.origin, busy, url);
    const refusals = await spending({ connections: 32, seconds: 3 });
    await free();
    if (refusals.answered > 0) throw new Error(`${refusals.answered} calls found a place`);

    const [best, over] = [together(bests), together(overs)];
    const [usual, crowded] = [best, over].map(({ answered, api, data }) => answered / (api + data));
    const goodput = (crowded ?? 0) / (usual ?? 0);
    const cost = {
      served: (best.api / best.answered) * 1e6,
      refused: (refusals.api / refusals.refused) * 1e6,
    };
    return [
      {
        id: 'overload-goodput',
        what: `answers per CPU second of API and Postgres under twice the load, over those at the peak (${Math.round(crowded ?? 0)} / ${Math.round(usual ?? 0)}; beside the generator ${perSecond(over)} / ${perSecond(best)} a second; ${over.refused} refused with 503)`,
        bar: '≥ 0.8',
        figure: round(goodput),
        unit: 'ratio',
        pass: goodput >= 0.8 && over.refused > 0,
      },
      {
        id: 'refusal-cost',
        what: `CPU of the API for a refused call over an answered one (${Math.round(cost.refused)} / ${Math.round(cost.served)} µs)`,
        bar: '≤ 0.25',
        figure: round(cost.refused / cost.served),
        unit: 'ratio',
        pass: cost.refused <= 0.25 * cost.served,
      },
      {
        id: 'overload-recovery',
        what: 'seconds after the overload until nothing is refused and p50 is at most 1.5 × what it was',
        bar: '≤ 30',
        figure: round(recovery),
        unit: 's',
        pass: recovery <= 30,
      },
    ];
  } finally {
    await owner.end();
  }
}

interface Spent {
  answered: number;
  refused: number;
  /** Seconds of CPU. */
  api: number;
  data: number;
  seconds: number;
}

const perSecond = ({ answered, seconds }: Spent): number => Math.round(answered / seconds);
const together = (all: readonly Spent[]): Spent =>
  all.reduce((sum, one) => ({
    answered: sum.answered + one.answered,
    refused: sum.refused + one.refused,
    api: sum.api + one.api,
    data: sum.data + one.data,
    seconds: sum.seconds + one.seconds,
  }));

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
  // Each one is refused or waits. When one is refused at once, all places are taken.
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

export async function ask(
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
