import { getCycle, nextPart } from '@svc/core/resource/measure/cycle';
import { startScan } from '@svc/core/resource/measure/scan';
import type { EmulatorConfig, EngineId } from '@svc/emulator';
import type { Stack } from '../src/test/stack.ts';
import { covers, type Interval, inTurns, questionsOf, round, wilson } from './coverage-tools.ts';

const shape = { alpha: 0.6, beta: 1 };
const marketTruth = shape.alpha / (shape.alpha + shape.beta);
const prompts = 40;

interface World {
  id: string;
  what: string;
  engines: EngineId[];
  instead: NonNullable<EmulatorConfig['instead']>;
  /** The engine whose shown answers are what its rates are of. */
  shows?: { engine: EngineId; share: number };
}

/** Worlds in which what is missing goes with what it would have said, or is no loss at all. */
const worlds: World[] = [
  {
    id: 'E2E-refusals',
    what: 'half of the answers refused where the brand is in more than half of them',
    engines: ['openai'],
    instead: [{ fault: 'refusal', least: 0.5, share: 0.5, each: 'request' }],
  },
  {
    id: 'E2E-refused-prompts',
    what: 'whole prompts refused where the brand is in more than half of the answers, 6 of 10 of them',
    engines: ['openai'],
    instead: [{ fault: 'refusal', least: 0.5, share: 0.6 }],
  },
  {
    id: 'E2E-never',
    what: 'one of two engines never answers a quarter of the prompts',
    engines: ['openai', 'anthropic'],
    instead: [{ fault: 'refusal', engine: 'anthropic', share: 0.25 }],
  },
  {
    id: 'E2E-not-shown',
    what: 'an answer box shows none to 4 of 10 prompts',
    engines: ['google-ai-overview'],
    instead: [{ fault: 'not-shown', engine: 'google-ai-overview', share: 0.4 }],
    shows: { engine: 'google-ai-overview', share: 0.6 },
  },
];

interface Held {
  tracked: boolean;
  market: boolean;
  shown: boolean | null;
}

/** Whole scans over HTTP in worlds where answers are lost depending on what they say, and over a cycle of seven days. */
export async function hardRows(stack: Stack, projects: number) {
  const brands = stack.emulator
    .configure({})
    .brands.map((brand, index) => (index === 0 ? { ...brand, shape } : brand));
  const rows = [];
  for (const world of worlds) {
    stack.emulator.configure({ brands, instead: world.instead });
    const held: Held[] = [];
    await inTurns(numbersTo(projects), 4, async (at) => void held.push(await scan(stack, world, at)));
    rows.push(...rowsOf(world, held));
  }
  stack.emulator.configure({ brands, instead: [] });
  const cycles: Held[] = [];
  const few = Math.max(10, Math.round(projects / 2));
  await inTurns(numbersTo(few), 4, async (at) => void cycles.push(await cycle(stack, at)));
  const what = `a cycle of seven days, ${7 * daily} prompts asked once, ${daily} a day`;
  return [...rows, ...rowsOf({ id: 'E2E-cycle', what }, cycles)];
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at);
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

async function scan(stack: Stack, { id, engines, shows }: World, at: number): Promise<Held> {
  const texts = questionsOf(`street of ${id}`, prompts, at);
  const projectId = await stack.project({ engines, samplesK: 3, prompts: texts });
  const started = await startScan(stack.context, { projectId });
  const { result, failure, status } = await stack.settle(started.id, 120_000);
  const overall = result?.overall;
  if (!overall?.presence.ci || !overall.presence.market?.ci)
    throw new Error(`scan ${started.id} is ${status}: ${JSON.stringify(failure ?? overall?.presence)}`);
  const rateOf = (engine: EngineId, text: string) =>
    stack.emulator.truth(engine, text)[0]?.presence ?? Number.NaN;
  // Rates of an answer box are of the prompts to which it shows one.
  const answered = shows ? await shownPrompts(stack, started.id) : new Set(texts);
  const truth = meanOf(
    texts
      .filter((text) => answered.has(text))
      .flatMap((text) => engines.map((engine) => rateOf(engine, text))),
  );
  return {
    tracked: covers(overall.presence.ci, truth),
    market: covers(overall.presence.market.ci, marketTruth),
    shown: shows ? overall.shown?.market?.ci !== undefined && coversShare(overall.shown, shows.share) : null,
  };
}

const coversShare = ({ market }: { market: { ci: Interval | null } | null }, share: number): boolean =>
  market?.ci != null && covers(market.ci, share);

async function shownPrompts(stack: Stack, scanId: string): Promise<Set<string>> {
  const rows = await stack.owner<{ text: string }[]>`
    select distinct p.text from answer a join scan_prompt p using (workspace_id, scan_id, prompt_index)
    where a.scan_id = ${scanId} and a.outcome <> 'not_shown'`;
  return new Set(rows.map(({ text }) => text));
}

const daily = 8;

/** Seven runs of a schedule's cycle, one after the other, as a week of days would make them. */
async function cycle(stack: Stack, at: number): Promise<Held> {
  const engines: EngineId[] = ['openai'];
  const texts = questionsOf('square', 7 * daily, at);
  const projectId = await stack.project({ engines, samplesK: 1, prompts: texts });
  const config = { samplesK: 1, maxPrompts: 1_000 };
  for (let run = 0; run < 7; run += 1) {
    const part = await nextPart(stack.context, { projectId, config, parts: 7 });
    const { id } = await startScan(stack.context, { projectId, config, ...part });
    await stack.settle(id, 120_000);
  }
  const { level, missing } = await getCycle(stack.context, { projectId });
  const { figure } = level ?? {};
  if (!figure?.ci || !figure.market?.ci) throw new Error(`no level of a cycle: ${missing.level}`);
  const truth = meanOf(texts.map((text) => stack.emulator.truth('openai', text)[0]?.presence ?? Number.NaN));
  return {
    tracked: covers(figure.ci, truth),
    market: covers(figure.market.ci, marketTruth),
    shown: null,
  };
}

/** A miss is one that chance does not explain: the bar lies above the 95% interval of the coverage. */
function rowsOf({ id, what }: Pick<World, 'id' | 'what'>, held: readonly Held[]) {
  return (['tracked', 'market', 'shown'] as const).flatMap((which) => {
    const made = held.filter((one) => one[which] !== null);
    if (made.length === 0) return [];
    const share = made.filter((one) => one[which]).length / made.length;
    const chance = wilson(share, made.length);
    return [
      {
        id: `${id}-${which}`,
        what: `${what}: ${which === 'shown' ? 'how often it shows one' : `published ${which} interval`}`,
        bar: '>= 92.5, ± Monte Carlo error',
        figure: round(100 * share),
        unit: '%',
        pass: 100 * chance.high >= 92.5,
        detail: { scans: made.length, low: round(100 * chance.low), high: round(100 * chance.high) },
      },
    ];
  });
}
