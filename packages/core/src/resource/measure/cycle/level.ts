import { type Provenance, weakest } from '@svc/contract/kernel';
import type { Level } from '@svc/contract/measure/cycle';
import type { Estimate } from '@svc/contract/measure/score';
import { type AnswerNoise, currentMethod, learnAnswerNoise, type PresenceOptions } from '@svc/scoring';
import type { ScanFacts } from '../scan/index.ts';
import { type CountedCell, publishEstimate, sameQuestions } from '../score/index.ts';
import type { CycleRun } from './queries.ts';

/** A run with all that its figures are made of. */
export interface RunFacts extends CycleRun {
  facts: ScanFacts;
}

interface Prompt {
  key: string;
  text: string;
  cluster: string;
  topic: string | null;
}

const keyOf = (cell: { promptId: string | null; text: string }): string => cell.promptId ?? cell.text;

/** Readable answers of the own brand; prompts that name it do not count. */
export const cellsOf = ({ facts }: RunFacts) => facts.cells.filter(({ branded }) => !branded);
export const lostOf = ({ facts }: RunFacts) => facts.lost.filter(({ branded }) => !branded);

export const badgeOf = (runs: readonly RunFacts[]): Provenance =>
  weakest(
    runs.flatMap(({ facts }) =>
      facts.runs.map(({ surface }) => (surface === 'sandbox' ? 'predicted' : 'live')),
    ),
  ) ?? 'live';

/** How answers of one engine vary, from the cycles before: each question with its answers of all of them. */
function noiseOf(earlier: readonly RunFacts[], engine: string): AnswerNoise | null {
  const cells = earlier.flatMap(cellsOf).filter((cell) => cell.engine === engine);
  return learnAnswerNoise(
    [...Map.groupBy(cells, keyOf).values()].map((own) => ({
      successes: own.reduce((sum, { present }) => sum + present, 0),
      trials: own.reduce((sum, { answers }) => sum + answers, 0),
    })),
  );
}

function promptsOf(runs: readonly RunFacts[]): Prompt[] {
  const all = runs.flatMap((run) => [...cellsOf(run), ...lostOf(run)]);
  return [...new Map(all.map((cell) => [keyOf(cell), { ...cell, key: keyOf(cell) }])).values()];
}

function figureOf(
  runs: readonly RunFacts[],
  engines: readonly string[],
  { prompts, noises }: { prompts: readonly Prompt[]; noises: ReadonlyMap<string, AnswerNoise | null> },
): Estimate {
  const byEngine = engines.map((engine) => {
    const cells = new Map<string, CountedCell>();
    const at = (key: string) => cells.get(key) ?? { successes: 0, trials: 0, lost: 0, refused: 0 };
    for (const run of runs) {
      for (const cell of cellsOf(run).filter((one) => one.engine === engine)) {
        const known = at(keyOf(cell));
        const [successes, trials] = [known.successes + cell.present, known.trials + cell.answers];
        cells.set(keyOf(cell), { ...known, successes, trials });
      }
      for (const cell of lostOf(run).filter((one) => one.engine === engine)) {
        const known = at(keyOf(cell));
        const [lost, refused] = [known.lost + (cell.lost ?? 0), known.refused + (cell.refused ?? 0)];
        cells.set(keyOf(cell), { ...known, lost, refused });
      }
    }
    return { weight: 1, cells: prompts.map(({ key }) => at(key)), noise: noises.get(engine) ?? undefined };
  });
  const texts = sameQuestions(prompts.map(({ text }) => text));
  const options: PresenceOptions = {
    topics: prompts.map(({ topic }) => topic),
    paraphrases: prompts.map(({ cluster, key }, place) =>
      cluster === key ? (texts[place] ?? key) : cluster,
    ),
  };
  const { tracked, market } = currentMethod.estimate(byEngine, options);
  const all = byEngine.flatMap(({ cells }) => cells);
  const trials = all.reduce((sum, cell) => sum + cell.trials, 0);
  return publishEstimate(tracked, market, {
    provenance: badgeOf(runs),
    asOf: runs.at(-1)?.at ?? '',
    status: tracked.value === null ? 'insufficient' : 'measured',
    read: trials,
    distinct: trials,
    trials,
    successes: all.reduce((sum, cell) => sum + cell.successes, 0),
  });
}

/** Presence over the runs of one cycle, as one measurement of the whole set. */
export function levelOf(runs: readonly RunFacts[], earlier: readonly RunFacts[]): Level {
  const surfaces = new Map(
    runs.flatMap(({ facts }) => facts.runs.map((run) => [run.engine, run.surface] as const)),
  );
  const engines = [...surfaces.keys()].sort();
  const prompts = promptsOf(runs);
  const noises = new Map(engines.map((engine) => [engine, noiseOf(earlier, engine)]));
  const of = (names: readonly string[]) => figureOf(runs, names, { prompts, noises });
  const byEngine = engines.map((engine) => ({ engine, figure: of([engine]) }));
  const [only] = byEngine;
  return {
    from: runs[0]?.at ?? '',
    to: runs.at(-1)?.at ?? '',
    figure:
      byEngine.length === 1 && only
        ? only.figure
        : new Set(surfaces.values()).size === 1
          ? of(engines)
          : null,
    engines: byEngine,
  };
}
