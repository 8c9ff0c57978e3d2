import type { Scan } from '@svc/contract/measure/scan';
import { getCalibrationReport } from '@svc/core/resource/measure/calibration';
import { startScan } from '@svc/core/resource/measure/scan';
import type { EngineId } from '@svc/emulator';
import { benchDatabase } from '@svc/testing/bench';
import { type Stack, startStack } from '../src/test/stack.ts';
import { hardRows } from './coverage-hard.ts';
import { covers, type Interval, inTurns, questionsOf, round, wilson } from './coverage-tools.ts';

/** True distributions of a prompt's presence, from the acceptance table. */
const shapes = [
  { alpha: 0.3, beta: 0.5 },
  { alpha: 0.1, beta: 0.35 },
  { alpha: 2, beta: 3 },
  { alpha: 0.5, beta: 0.3 },
];
/** Enough that a scan teaches the next one how answers to a prompt agree. */
const prompts = 30;
const samplesK = 3;
const sides: EngineId[][] = [['openai'], ['openai', 'anthropic']];

interface Look {
  tracked: boolean;
  market: boolean;
  naive: boolean;
  /** A second scan with one answer a prompt; null where it was not made. */
  once: boolean | null;
  /** Width of the interval over that of a Wilson interval on the same answers. */
  onceWidth: number | null;
  /** A scan that stopped when its interval was narrow enough. */
  adaptive: boolean | null;
  /** Share of its answers that were not asked for. */
  saved: number | null;
  predictions: { cells: number; covered: number };
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
    const hard = await hardRows(stack, Math.round(projects / 2));
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
        coverage(
          'E2E-once',
          `one answer a prompt after an earlier scan of three: ci against the true mean, ${widthRatio(looks)} of the width without that scan`,
          looks,
          'once',
          [93.5, 98],
        ),
        coverage(
          'E2E-adaptive',
          `market.ci of scans that stopped by themselves at ±${halfWidth}, ${savedShare(looks)} of the credits saved`,
          looks,
          'adaptive',
          [93, 98.5],
        ),
        predicted(looks),
        ...hard,
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
  const texts = questionsOf('district', prompts, project);
  const projectId = await stack.project({ engines, samplesK, prompts: texts });
  const { presence } = await measured(stack, { projectId });
  const rates = texts.flatMap((text) =>
    engines.map((engine) => stack.emulator.truth(engine, text)[0]?.presence ?? Number.NaN),
  );
  const answers = rates.length * samplesK;
  const truth = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const once =
    engines.length === 1 ? (await measured(stack, { projectId, config: { samplesK: 1 } })).presence : null;
  const adaptive = project % 2 === 0 ? await measureAdaptively(stack, project, engines) : null;
  await predictionsJudged(stack, projectId);
  const { report } = await getCalibrationReport(stack.context, { projectId, source: 'scan' });
  return {
    tracked: covers(presence.ci, truth),
    market: covers(presence.market.ci, marketTruth),
    naive: covers(wilson(presence.value ?? 0, answers), marketTruth),
    once: once && covers(once.ci, truth),
    onceWidth: once && widthOf(once.ci) / widthOf(wilson(once.value, prompts)),
    adaptive: adaptive && covers(adaptive.presence.market.ci, marketTruth),
    saved: adaptive && 1 - adaptive.scan.progress.recorded / (adaptivePrompts * engines.length * 2),
    predictions: { cells: report?.coverage.cells ?? 0, covered: report?.coverage.covered ?? 0 },
  };
}

async function measured(stack: Stack, input: Parameters<typeof startScan>[1]): Promise<Measured> {
  const { id } = await startScan(stack.context, input);
  const scan = await stack.settle(id, 120_000);
  const { value, ci, market } = scan.result?.overall?.presence ?? {};
  if (scan.status !== 'completed' || value == null || !ci || !market)
    throw new Error(`scan ${id} is ${scan.status}: ${JSON.stringify(scan.failure)}`);
  return { scan, presence: { value, ci, market } };
}

interface Measured {
  scan: Scan;
  presence: { value: number; ci: Interval; market: { ci: Interval } };
}

const adaptivePrompts = 150;
const halfWidth = 0.2;

async function measureAdaptively(stack: Stack, project: number, engines: string[]): Promise<Measured> {
  const texts = questionsOf('town', adaptivePrompts, project);
  const projectId = await stack.project({ engines, samplesK: 2, prompts: texts });
  return measured(stack, { projectId, config: { stopWhen: { halfWidth } } });
}

/** Judging is a job of its own, after the scan has ended. */
async function predictionsJudged(stack: Stack, projectId: string): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    const [row] = await stack.owner<{ open: boolean }[]>`
      select exists (select from scan s where s.project_id = ${projectId} and not exists
        (select from prediction p where p.scan_id = s.id and p.observed_at is not null)) as open`;
    if (!row?.open || Date.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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
  which: 'tracked' | 'market' | 'once' | 'adaptive',
  [low, high]: readonly [number, number],
) {
  const made = looks.filter((one) => one[which] !== null);
  const covered = made.filter((one) => one[which]).length;
  const chance = wilson(covered / made.length, made.length);
  return {
    id,
    what,
    bar: `${low}–${high}, ± Monte Carlo error`,
    figure: round((100 * covered) / made.length),
    unit: '%',
    pass: 100 * chance.high >= low && 100 * chance.low <= high,
    detail: { scans: made.length, low: round(100 * chance.low), high: round(100 * chance.high) },
  };
}

/** Predictions made before each scan: how often their interval for the cell agrees with its answers. */
function predicted(looks: readonly Look[]) {
  const total = (name: 'cells' | 'covered') => looks.reduce((sum, one) => sum + one.predictions[name], 0);
  const figure = round((100 * total('covered')) / total('cells'));
  return {
    id: 'E2E-predicted',
    what: 'predictions made before each scan whose 95% interval agrees with the answers that came',
    bar: '≥ 93',
    figure,
    unit: '%',
    pass: figure >= 93,
    detail: { cells: total('cells') },
  };
}

const numbers = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);
const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const widthRatio = (looks: readonly Look[]): string =>
  meanOf(numbers(looks.map((one) => one.onceWidth))).toFixed(2);
const savedShare = (looks: readonly Look[]): string =>
  `${Math.round(100 * meanOf(numbers(looks.map((one) => one.saved))))}%`;
const widthOf = ({ low, high }: Interval): number => high - low;

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
