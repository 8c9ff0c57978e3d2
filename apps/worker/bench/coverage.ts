import { startScan } from '@svc/core/scan';
import type { EngineId } from '@svc/emulator';
import { benchDatabase } from '@svc/testing/bench';
import { type Stack, startStack } from '../src/test/stack.ts';

/** True distributions of a prompt's presence, from the acceptance table. */
const shapes = [
  { alpha: 0.3, beta: 0.5 },
  { alpha: 0.1, beta: 0.35 },
  { alpha: 2, beta: 3 },
  { alpha: 0.5, beta: 0.3 },
];
const prompts = 24;
const samplesK = 3;
const sides: EngineId[][] = [['openai'], ['openai', 'anthropic']];

interface Interval {
  low: number;
  high: number;
}

interface Look {
  tracked: boolean;
  market: boolean;
  naive: boolean;
}

/**
 * The test that matters most: whole scans over HTTP against engines whose truth is known, from the request to the
 * published figure. Does the API's own `ci` cover the mean truth of the prompts asked, and `market.ci` the mean of the
 * distribution they were drawn from? Do the stored detections say what the answers were made to say?
 */
export async function run(options: { projects?: number; full?: boolean } = {}) {
  const projects = options.projects ?? (options.full ? 200 : 40);
  const database = await benchDatabase();
  const stack = await startStack({
    databaseUrl: database.url,
    emulator: { latency: 0, answerLength: 400, keepRequests: 100_000 },
    settings: { ENGINE_MAX_CONCURRENT: '32', ENGINE_REQUESTS_PER_MINUTE: '600000' },
    credits: 1_000_000,
  });
  await stack.startWorker();
  const looks: Look[] = [];
  try {
    for (const [at, shape] of shapes.entries()) {
      const brands = stack.emulator
        .configure({})
        .brands.map((brand, index) => (index === 0 ? { ...brand, shape } : brand));
      stack.emulator.configure({ brands });
      const own = Array.from({ length: projects }, (_, project) => project).filter(
        (project) => project % shapes.length === at,
      );
      const truth = shape.alpha / (shape.alpha + shape.beta);
      await inTurns(own, 4, async (project) => void looks.push(await look(stack, project, truth)));
    }
    const reading = await compareReadings(stack);
    return {
      bench: 'coverage',
      seed: 1,
      rows: [
        coverage(
          'E2E-tracked',
          `published ci against the true mean of the prompts asked: ${projects} scans of ${prompts} prompts × ${samplesK}, one or two engines`,
          looks,
          'tracked',
          [93.5, 97],
        ),
        coverage(
          'E2E-market',
          'published market.ci against the mean of the distribution behind the prompts',
          looks,
          'market',
          [93, 97],
        ),
        naive(looks),
        ...(['present', 'mentioned', 'cited'] as const).map((flag) =>
          agreement(flag, reading.answers, reading.wrong[flag]),
        ),
      ],
    };
  } finally {
    await stack.close();
    await database.stop();
  }
}

async function look(stack: Stack, project: number, marketTruth: number): Promise<Look> {
  const engines = sides[Math.floor(project / shapes.length) % sides.length] ?? ['openai'];
  const texts = Array.from(
    { length: prompts },
    (_, index) => `Which till suits a café with ${index + 2} tables in district ${project}?`,
  );
  const projectId = await stack.project({ engines, samplesK, prompts: texts });
  const { id } = await startScan(stack.context, { projectId });
  const scan = await stack.settle(id, 120_000);
  const presence = scan.result?.overall?.presence;
  if (scan.status !== 'completed' || !presence?.ci || !presence.market)
    throw new Error(`scan ${id} is ${scan.status}: ${JSON.stringify(scan.failure)}`);
  const rates = texts.flatMap((text) =>
    engines.map((engine) => stack.emulator.truth(engine, text)[0]?.presence ?? Number.NaN),
  );
  const answers = rates.length * samplesK;
  return {
    tracked: covers(presence.ci, rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
    market: covers(presence.market.ci, marketTruth),
    naive: covers(wilson(presence.value ?? 0, answers), marketTruth),
  };
}

const flags = ['present', 'mentioned', 'cited'] as const;

/** What is stored of the own brand, beside what the emulator put into its answers, cell by cell. */
async function compareReadings(stack: Stack) {
  const stored = await stack.owner<
    { engine: string; text: string; present: number; mentioned: number; cited: number; answers: number }[]
  >`
    select a.engine, p.text, count(*) filter (where present)::integer as present, count(*) filter (where mentioned)::integer as mentioned,
      count(*) filter (where cited)::integer as cited, count(*)::integer as answers
    from answer a join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index group by 1, 2`;
  const own = stack.emulator.configure({}).brands[0]?.name ?? '';
  const drawn = new Map<string, Record<(typeof flags)[number], number>>();
  for (const record of stack.emulator.stats().recent) {
    if (record.result !== 'answer') continue;
    for (const draw of record.draws) {
      const cell = `${record.engine} ${draw.prompt}`;
      const counts = drawn.get(cell) ?? { present: 0, mentioned: 0, cited: 0 };
      const [mentioned, cited] = [draw.mentioned.includes(own), draw.cited.includes(own)];
      counts.present += Number(mentioned || cited);
      counts.mentioned += Number(mentioned);
      counts.cited += Number(cited);
      drawn.set(cell, counts);
    }
  }
  const wrong = { present: 0, mentioned: 0, cited: 0 };
  let answers = 0;
  for (const row of stored) {
    answers += row.answers;
    const counts = drawn.get(`${row.engine} ${row.text}`);
    for (const flag of flags) wrong[flag] += Math.abs(row[flag] - (counts?.[flag] ?? 0));
  }
  return { answers, wrong };
}

/** A miss is one that chance does not explain: the bar lies outside the 95% interval of the coverage. */
function coverage(
  id: string,
  what: string,
  looks: readonly Look[],
  which: 'tracked' | 'market',
  [low, high]: readonly [number, number],
) {
  const covered = looks.filter((one) => one[which]).length;
  const chance = wilson(covered / looks.length, looks.length);
  return {
    id,
    what,
    bar: `${low}–${high}, ± Monte Carlo error`,
    figure: round((100 * covered) / looks.length),
    unit: '%',
    pass: 100 * chance.high >= low && 100 * chance.low <= high,
    detail: { scans: looks.length, low: round(100 * chance.low), high: round(100 * chance.high) },
  };
}

/** The sanity check: what counts every answer as independent has to fail the same test. */
function naive(looks: readonly Look[]) {
  const figure = round((100 * looks.filter((one) => one.naive).length) / looks.length);
  return {
    id: 'E2E-naive',
    what: 'Wilson on all answers, as if independent, against the market mean',
    bar: '< 88',
    figure,
    unit: '%',
    pass: figure < 88,
  };
}

function agreement(flag: (typeof flags)[number], answers: number, wrong: number) {
  const figure = round((100 * (answers - wrong)) / answers);
  return {
    id: `E2E-${flag}`,
    what: `stored “${flag}” is what the engine put into the answer`,
    bar: '≥ 99.9',
    figure,
    unit: '%',
    pass: wrong <= answers / 1_000,
    detail: { answers, wrong },
  };
}

async function inTurns<T>(
  items: readonly T[],
  lanes: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
    }),
  );
}

/** Written out here: what is tested does not test itself. */
function wilson(rate: number, n: number): Interval {
  const z = 1.959964;
  const center = (rate + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}

const covers = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;
const round = (value: number): number => Math.round(value * 100) / 100;
