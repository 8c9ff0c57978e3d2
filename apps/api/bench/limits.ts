import { cpuSeconds, round } from '@svc/bench';
import { CreateProject } from '@svc/contract/account/project';
import type { PlanLimits } from '@svc/contract/kernel';
import { testContext } from '@svc/core/environment/testing';
import { createApiKey } from '@svc/core/resource/account/api-key';
import { createProject } from '@svc/core/resource/account/project';
import { openDatabase } from '@svc/db';
import { createRandom } from '@svc/scoring';
import { benchDatabase } from '@svc/testing/bench';
import { besideNoise } from './neighbours.ts';
import { ask, type Caller, mostAtOnce, overloadRows } from './overload.ts';
import { type Served, serve } from './serve.ts';
import { longestTurns } from './turns.ts';

const seed = 1;
/** Seconds of a measurement: one beside a noisy tenant, one without it. */
const pairs = { least: 30, most: 120 };
/** How much slower a noisy neighbour may make a call, as a ratio. */
const mostRatio = 1.5;
const mostCpu = 0.1;
/** The noisy tenant's plan, and how many times of it that tenant asks. */
const perMinute = 1_200;
const times = 10;
/** CPU of one turn of the event loop, while nobody else is answered. */
const longestMilliseconds = 100;

const parts = ['neighbours', 'overload', 'turns'] as const;

/**
 * Two tenants on two APIs and one database: a quiet tenant alone, then beside one that sends ten times its plan. Then one API under twice its load, and the worst bodies of each operation.
 * @param only some of `parts`
 */
export async function run({ full, only = [...parts] }: { full: boolean; only?: string[] }) {
  const database = await benchDatabase();
  const handle = openDatabase({ url: database.url });
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
  const neighbourRows = async (server: Served) => {
    const [first, second] = [server.origin, (await open()).origin];
    const quiet = await tenant({});
    const noisy = await tenant({ requestsPerMinute: perMinute });
    // The noisy tenant first spends what it has saved up.
    await ask(second, noisy, { connections: 20, seconds: 4 });
    const { ratio, low, high, p99, answers, cpu, through, minutes } = await besideNoise({
      quiet: { origin: first, ...quiet },
      quietRate: 100,
      noisy: [first, second].map((origin) => ({ origin, ...noisy })),
      noisyRate: (perMinute / 60) * times,
      bar: mostRatio,
      pairs,
      cpuSeconds: () => cpuSeconds(server.child),
      random: createRandom(seed),
    });
    const held = through / (minutes * perMinute);
    return [
      {
        id: 'noisy-neighbour',
        what: `a quiet tenant’s p99 beside a noisy one, over its p99 alone (95%: ${round(low)}–${round(high)}; ${round(p99.beside)} / ${round(p99.alone)} ms of ${answers} answers)`,
        bar: `≤ ${mostRatio}`,
        figure: round(ratio),
        unit: 'ratio',
        pass: ratio <= mostRatio,
      },
      {
        id: 'noisy-cpu',
        what: `CPU of the API that both call for ${((perMinute / 60) * times) / 2} calls a second of the noisy one, nearly all refused`,
        bar: `≤ ${mostCpu}`,
        figure: round(cpu),
        unit: 'processors',
        pass: cpu <= mostCpu,
      },
      {
        id: 'noisy-held',
        what: 'requests of the noisy tenant let through, over its plan',
        bar: '≤ 1.2',
        figure: round(held),
        unit: 'ratio',
        pass: held <= 1.2,
      },
    ];
  };
  const turnRows = async () => {
    const { turns, bodies } = await longestTurns(handle, database.url, { full, enough: longestMilliseconds });
    const [longest] = turns;
    if (!longest) throw new Error('no operation takes a body');
    const next = turns
      .slice(1, 5)
      .map(({ operation, milliseconds }) => `${operation} ${Math.round(milliseconds)}`);
    return [
      {
        id: 'longest-turn',
        what: `CPU of the longest turn of the event loop for ${bodies} worst bodies of ${turns.length} operations (${longest.operation}, ${longest.body}; then ${next.join(', ')})`,
        bar: `≤ ${longestMilliseconds}`,
        figure: round(longest.milliseconds),
        unit: 'ms',
        pass: longest.milliseconds <= longestMilliseconds,
      },
    ];
  };
  try {
    const server = await open();
    return {
      bench: 'limits',
      seed,
      how: `p99 of 100 reads a second beside ${times} × ${perMinute} a minute over two APIs, in pairs of seconds in drawn order, pooled; overload: lists of 50 projects at twice the peak of a closed loop, in turn with that peak, ${mostAtOnce} places`,
      rows: [
        ...(only.includes('neighbours') ? await neighbourRows(server) : []),
        ...(only.includes('overload') ? await overloadRows({ server, url: database.url, tenant }) : []),
        ...(only.includes('turns') ? await turnRows() : []),
      ],
    };
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    await handle.close();
    await database.stop();
  }
}
