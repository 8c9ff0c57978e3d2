import { type Provenance, recordOf, weakest } from '@svc/contract/kernel';
import type { CellStatus, Estimate, Measures } from '@svc/contract/measure/score';
import {
  type Cluster,
  type CountedDemand,
  currentMethod,
  distinctAnswers,
  type PresenceOptions,
  type Published,
  type PublishedPresence,
  type Estimate as RawEstimate,
} from '@svc/scoring';
import { isReadable } from '../cell/index.ts';
import { publishEstimate } from './publish.ts';
import type { PastLooks, PastMeasures } from './queries-past-looks.ts';

/** One recorded answer, as scoring sees it. */
export interface Sample {
  engine: string;
  promptIndex: number;
  /** `answered` alone holds prose; every other outcome is a state, never a zero. */
  outcome: string;
  searched: boolean | null;
  present: boolean | null;
  mentioned: boolean | null;
  cited: boolean | null;
  /** Hash of the normalised text: equal where one answer of a cell copies another. */
  copyKey?: string | null;
  /** When it was given, to an earlier scan that this one took it from; null: to this scan. */
  reusedFrom?: string | null;
}

export interface Measured {
  engine: string;
  provenance: Provenance;
  /** Answers without a search behind them could not cite. */
  grounded: boolean;
  /** Its answers say nothing about the brand, so they make no figure. */
  withheld?: boolean;
}

export interface PromptCluster {
  promptIndex: number;
  /** Paraphrases of one question are one cluster. */
  cluster: string;
  /** The question, where other prompts ask the same in nearly the same words. */
  question?: string;
  /** Its topic; null: it is a topic of its own. */
  topic?: string | null;
  /** How often people search for it, where that is known. */
  demand?: CountedDemand | null;
}

export type Measure = 'presence' | 'mention' | 'citation';
const flag = { presence: 'present', mention: 'mentioned', citation: 'cited' } as const;
export const measureNames: readonly Measure[] = ['presence', 'mention', 'citation'];

function counts(measure: Measure, sample: Sample, grounded: boolean): boolean {
  if (!isReadable(sample.outcome) || sample[flag[measure]] === null) return false;
  return measure !== 'citation' || (grounded && sample.searched !== false);
}

interface Situation {
  provenance: Provenance;
  asOf: string;
  /** With `failures` and `withheld`: explains a missing figure. */
  answers: number;
  failures: number;
  withheld: boolean;
}

/** How many answers were read, and those of them that count. */
interface FigureReading {
  read: number;
  answers: readonly Sample[];
}

function statusOf(measure: Measure, estimate: RawEstimate, situation: Situation): CellStatus {
  if (estimate.value !== null) return 'measured';
  if (situation.answers > 0 && situation.withheld) return 'insufficient';
  if (situation.answers > 0) return measure === 'citation' ? 'not_grounded' : 'insufficient';
  return situation.failures > 0 ? 'failed' : 'not_run';
}

const publish = (
  measure: Measure,
  tracked: Published<RawEstimate>,
  market: RawEstimate | null,
  situation: Situation,
  { read, answers }: FigureReading,
): Estimate =>
  publishEstimate(tracked, market, {
    provenance: situation.provenance,
    asOf: situation.asOf,
    status: statusOf(measure, tracked, situation),
    read,
    distinct: answers.length,
    trials: answers.length,
    successes: answers.filter((answer) => answer[flag[measure]]).length,
  });

/** The answers to the part's prompts that count for a measure, those of each cell without what copies add. */
function answersOf(measure: Measure, part: ScanPart): FigureReading {
  const engines = new Map(part.engines.map((engine) => [engine.engine, engine]));
  const prompts = new Set(part.prompts.map(({ promptIndex }) => promptIndex));
  const read = part.samples.filter((sample) => {
    const engine = engines.get(sample.engine);
    return (
      prompts.has(sample.promptIndex) &&
      !engine?.withheld &&
      counts(measure, sample, engine?.grounded ?? true)
    );
  });
  const cells = Map.groupBy(read, ({ engine, promptIndex }) => `${promptIndex} ${engine}`);
  return { read: read.length, answers: [...cells.values()].flatMap(worthOf) };
}

/** The answers of one cell without what copies add. */
const worthOf = (answers: readonly Sample[]): readonly Sample[] =>
  distinctAnswers(answers, ({ copyKey }) => copyKey ?? null, answers[0]?.promptIndex ?? 0);

/** Counts by the name given; answers without a name are left out. */
function count(
  measure: Measure,
  answers: readonly Sample[],
  nameOf: (answer: Sample) => string | number | undefined,
): Map<string | number, Cluster> {
  const clusters = new Map<string | number, Cluster>();
  for (const answer of answers) {
    const name = nameOf(answer);
    if (name === undefined) continue;
    const cluster = clusters.get(name) ?? { successes: 0, trials: 0 };
    cluster.trials += 1;
    if (answer[flag[measure]]) cluster.successes += 1;
    clusters.set(name, cluster);
  }
  return clusters;
}

/** The cells of each engine that has figures, in the order of the prompts, and what belongs together. */
export function cellsOf(
  measure: Measure,
  part: ScanPart,
  answers: readonly Sample[] = answersOf(measure, part).answers,
) {
  const open = part.engines.filter(({ withheld }) => !withheld);
  const engines = open.length > 0 ? open : part.engines;
  const byEngine = engines.map(({ engine }) => {
    const own = answers.filter((answer) => answer.engine === engine);
    const cells = count(measure, own, ({ promptIndex }) => promptIndex);
    return {
      weight: 1,
      clusters: part.prompts.map(({ promptIndex }) => cells.get(promptIndex) ?? null),
      noise: part.past?.get(engine)?.[measure]?.noise ?? undefined,
    };
  });
  const options: PresenceOptions = {
    topics: part.prompts.map(({ topic }) => topic ?? null),
    paraphrases: part.prompts.map(({ cluster, question }) => question ?? cluster),
  };
  return { engines, byEngine, options };
}

/**
 * With one answer a prompt, noise is known from the prompt's earlier looks; for new prompts, from the earlier agreement of
 * answers.
 */
function estimateBoth(measure: Measure, part: ScanPart, answers: readonly Sample[]): PublishedPresence {
  const { engines, byEngine, options } = cellsOf(measure, part, answers);
  const byCell = (missing: ScanPart['lost']) =>
    Map.groupBy(missing ?? [], ({ engine, promptIndex }) => `${promptIndex} ${engine}`);
  const [lost, refused] = [byCell(part.lost), byCell(part.refused)];
  const panel = engines.map(({ engine }, at) => ({
    weight: 1,
    noise: byEngine[at]?.noise,
    cells: part.prompts.map(({ promptIndex }, prompt) => ({
      ...(byEngine[at]?.clusters[prompt] ?? { successes: 0, trials: 0 }),
      lost: lost.get(`${promptIndex} ${engine}`)?.length ?? 0,
      refused: refused.get(`${promptIndex} ${engine}`)?.length ?? 0,
    })),
  }));
  // Pooled engines repeat each prompt by themselves: only their noise is learned.
  const [only, second] = engines;
  const past = only && !second ? part.past?.get(only.engine)?.[measure] : undefined;
  const history = past && historyOf(measure, part, answers, past);
  return currentMethod.estimate(panel, { ...options, history, couldStop: part.couldStop });
}

/** Each question's answers now, and in earlier scans. */
function historyOf(measure: Measure, part: ScanPart, answers: readonly Sample[], { looks }: PastLooks) {
  const names = new Map(part.prompts.map(({ promptIndex, cluster }) => [promptIndex, cluster]));
  const questions = count(measure, answers, ({ promptIndex }) => names.get(promptIndex));
  return [...questions].map(([name, current]) => ({ current, history: looks.get(String(name)) ?? [] }));
}

export interface ScanPart {
  samples: readonly Sample[];
  engines: readonly Measured[];
  prompts: readonly PromptCluster[];
  failures: number;
  /** One for each answer that was asked for and lost. */
  lost?: readonly Pick<Sample, 'engine' | 'promptIndex'>[];
  /** One for each answer that can't be read. */
  refused?: readonly Pick<Sample, 'engine' | 'promptIndex'>[];
  asOf: string;
  /** Results of earlier scans, where this one asked each prompt once. */
  past?: ReadonlyMap<string, PastMeasures> | undefined;
  /** Asking could end as soon as presence was known closely enough. */
  couldStop?: boolean;
}

/**
 * One measure over a set of prompts. Every engine weighs the same, and every cell of an engine, however many answers it
 * lost. The cluster is the prompt, also when engines are pooled: they agree on prompts.
 */
export function measureOne(name: Measure, part: ScanPart): Estimate {
  const prompts = new Set(part.prompts.map(({ promptIndex }) => promptIndex));
  const situation: Situation = {
    provenance: weakest(part.engines.map((engine) => engine.provenance)) ?? 'live',
    asOf: part.asOf,
    answers: part.samples.filter((sample) => prompts.has(sample.promptIndex)).length,
    failures: part.failures,
    withheld: part.engines.every(({ withheld }) => withheld),
  };
  const reading = answersOf(name, part);
  const { tracked, market } = estimateBoth(name, part, reading.answers);
  return publish(name, tracked, market, situation, reading);
}

export const measure = (part: ScanPart): Measures => recordOf(measureNames, (name) => measureOne(name, part));

export interface CellScore extends Measures {
  engine: string;
  promptIndex: number;
}

/**
 * Each prompt × engine by itself, shrunk towards its engine's other prompts (empirical Bayes): a cell of three
 * answers says little alone. Cells without a readable answer say why.
 */
export function measureCells(
  engine: Measured,
  samples: readonly Sample[],
  prompts: readonly number[],
  failures: ReadonlyMap<number, number>,
  asOf: string,
): CellScore[] {
  const byPrompt = new Map<number, Sample[]>(prompts.map((index) => [index, []]));
  for (const sample of samples) byPrompt.get(sample.promptIndex)?.push(sample);
  const readings = (name: Measure): FigureReading[] =>
    prompts.map((index) => {
      const read = (byPrompt.get(index) ?? []).filter(
        (sample) => !engine.withheld && counts(name, sample, engine.grounded),
      );
      return { read: read.length, answers: worthOf(read) };
    });
  const estimates = recordOf(measureNames, (name) => {
    const cells = readings(name);
    const raw = currentMethod.estimateCells(
      cells.map(({ answers }) => ({
        trials: answers.length,
        successes: answers.filter((sample) => sample[flag[name]]).length,
      })),
    );
    return raw.map((estimate, at) => ({ estimate, reading: cells[at] }));
  });
  return prompts.map((promptIndex, position) => {
    const situation: Situation = {
      provenance: engine.provenance,
      asOf,
      answers: byPrompt.get(promptIndex)?.length ?? 0,
      failures: failures.get(promptIndex) ?? 0,
      withheld: engine.withheld ?? false,
    };
    const of = (name: Measure): Estimate => {
      const { estimate, reading } = estimates[name][position] ?? {};
      if (!estimate || !reading) throw new Error('one estimate a cell');
      return publish(name, estimate, null, situation, reading);
    };
    return {
      engine: engine.engine,
      promptIndex,
      presence: of('presence'),
      mention: of('mention'),
      citation: of('citation'),
    };
  });
}
