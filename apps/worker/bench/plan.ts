import { quantile } from '@svc/bench';
import { measure, type Sample } from '@svc/core/resource/measure/score';
import { createMarket } from '@svc/emulator';
import { type Cluster, defaultGuess, expectPrecision, learnAnswerNoise, learnPanel } from '@svc/scoring';

/** How often the brand is in a prompt's answers: from rare to usual, from all prompts alike to two groups. */
const shapes = [
  { alpha: 0.3, beta: 0.5 },
  { alpha: 0.1, beta: 0.35 },
  { alpha: 2, beta: 3 },
  { alpha: 0.5, beta: 0.3 },
  { alpha: 1, beta: 2 },
  { alpha: 0.05, beta: 0.6 },
];
const engineNames = ['openai', 'anthropic', 'gemini'];
const least = 0.005;

interface Project {
  engines: string[];
  /** The first scan, and the one that is planned from it. */
  before: Scan;
  after: Scan;
  /** Draws presence as the emulator does. */
  present: (engine: string, prompt: string, sample: number) => boolean;
}

interface Scan {
  prompts: string[];
  samples: number;
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Every combination comes up: rare and usual brands, one to three engines, few and many prompts, asked once or often. */
function makeProject(at: number): Project {
  const shape = pick(shapes, at);
  const brand = { name: 'Tillwise', aliases: [], domain: 'tillwise.example', shape };
  const market = createMarket({
    seed: `plan-${at}`,
    brands: [brand],
    correlation: pick([0.5, 0.65, 0.8], at),
  });
  const texts = Array.from(
    { length: 160 },
    (_, index) => `Which till suits a café with ${index + 2} tables?`,
  );
  const first = pick([24, 30, 40], Math.floor(at / 3));
  // Half of the plans ask the same prompts again; the others add to them.
  const next = pick([first, 60, first, 120], Math.floor(at / 2));
  return {
    engines: engineNames.slice(0, pick([1, 2, 1, 3], Math.floor(at / 5))),
    before: { prompts: texts.slice(0, first), samples: pick([3, 2, 5], Math.floor(at / 7)) },
    after: { prompts: texts.slice(0, next), samples: pick([3, 1, 5], Math.floor(at / 11)) },
    present: (engine, prompt, sample) => market.draw(engine, prompt, sample).present.length > 0,
  };
}

/** Samples of a scan, the first of them numbered `from`: scans of one prompt draw other answers. */
const answersOf = ({ engines, present }: Project, { prompts, samples }: Scan, from: number): Sample[] =>
  engines.flatMap((engine) =>
    prompts.flatMap((prompt, promptIndex) =>
      Array.from(
        { length: samples },
        (_, sample): Sample => ({
          engine,
          promptIndex,
          outcome: 'answered',
          searched: true,
          present: present(engine, prompt, from + sample),
          mentioned: null,
          cited: null,
        }),
      ),
    ),
  );

const cellsOf = (answers: readonly Sample[], engine: string, prompts: number): Cluster[] =>
  Array.from({ length: prompts }, (_, promptIndex) => {
    const own = answers.filter((answer) => answer.engine === engine && answer.promptIndex === promptIndex);
    return { successes: own.filter(({ present }) => present).length, trials: own.length };
  });

const half = (ci: { low: number; high: number } | null | undefined): number =>
  ci ? (ci.high - ci.low) / 2 : 0;

/** The figures that the second scan publishes, by the code that publishes them. */
function publish(project: Project, history: readonly Cluster[][]) {
  const { engines, before, after } = project;
  const past =
    after.samples === 1
      ? new Map(
          engines.flatMap((engine, at) => {
            const own = history[at];
            return own
              ? [
                  [
                    engine,
                    {
                      presence: {
                        noise: learnAnswerNoise(own),
                        looks: new Map(
                          before.prompts.map((prompt, place) => [prompt, own.slice(place, place + 1)]),
                        ),
                      },
                    },
                  ] as const,
                ]
              : [];
          }),
        )
      : undefined;
  const { presence } = measure({
    samples: answersOf(project, after, before.samples),
    engines: engines.map((engine) => ({ engine, provenance: 'live', grounded: true })),
    prompts: after.prompts.map((prompt, promptIndex) => ({ promptIndex, cluster: prompt, topic: null })),
    failures: 0,
    asOf: '2026-11-20T00:00:00.000000Z',
    past,
  });
  return { market: half(presence.market?.ci), tracked: half(presence.ci) };
}

interface Outcome {
  market: number;
  tracked: number;
  marketBlind: number;
  trackedBlind: number;
  same: boolean;
}

function outcomeOf(at: number): Outcome {
  const project = makeProject(at);
  const { engines, before, after } = project;
  const answers = answersOf(project, before, 0);
  const history = engines.map((engine) => cellsOf(answers, engine, before.prompts.length));
  const design = { prompts: after.prompts.length, samples: after.samples, engines: engines.length };
  const promised = expectPrecision(design, learnPanel(history) ?? defaultGuess);
  const blind = expectPrecision(design, defaultGuess);
  const got = publish(project, history);
  const miss = (promise: number, came: number) => Math.abs(promise / Math.max(came, least) - 1);
  return {
    market: miss(promised.market, got.market),
    tracked: miss(promised.tracked, got.tracked),
    marketBlind: miss(blind.market, got.market),
    trackedBlind: miss(blind.tracked, got.tracked),
    same: before.prompts.length === after.prompts.length,
  };
}

const percent = (value: number): number => Math.round(1_000 * value) / 10;

/**
 * Do plans come true? Each emulated project is scanned once; from that scan the widths of the next are promised, and
 * compared with those that it publishes. Answers are drawn by the emulator's own market, and scored by the product's
 * code, in one process: no HTTP, no database.
 */
export async function run({ projects = 200 }: { projects?: number } = {}) {
  const outcomes = Array.from({ length: projects }, (_, at) => outcomeOf(at));
  const medians = (of: readonly Outcome[], id: keyof Omit<Outcome, 'same'>) =>
    percent(
      quantile(
        of.map((one) => one[id]),
        0.5,
      ),
    );
  const row = (id: 'market' | 'tracked') => ({
    id: `plan-${id}`,
    what: `median |promised ÷ got − 1| of the half-width of ${id === 'market' ? 'market.ci' : 'ci'}, ${projects} projects`,
    bar: '<= 10',
    figure: medians(outcomes, id),
    unit: '%',
    pass: medians(outcomes, id) <= 10,
    detail: {
      samePrompts: medians(
        outcomes.filter((one) => one.same),
        id,
      ),
      morePrompts: medians(
        outcomes.filter((one) => !one.same),
        id,
      ),
      ninetieth: percent(
        quantile(
          outcomes.map((one) => one[id]),
          0.9,
        ),
      ),
      withoutHistory: medians(outcomes, `${id}Blind`),
    },
  });
  return { bench: 'plan', seed: 1, rows: [row('market'), row('tracked')] };
}
