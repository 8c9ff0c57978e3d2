import {
  type Cluster,
  estimateCells,
  estimatePresenceBoth,
  estimateWithHistory,
  type Estimate as RawEstimate,
  widenForStopping,
} from '@svc/scoring';
import { type Provenance, weakest } from '../../kernel/index.ts';
import type { PastLooks, PastMeasures } from './past-looks.ts';
import type { CellStatus, Estimate, Measures } from './schema.ts';

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
}

export interface Measured {
  engine: string;
  provenance: Provenance;
  /** Answers without a search behind them could not cite. */
  grounded: boolean;
}

export interface PromptCluster {
  promptIndex: number;
  /** Paraphrases of one question are one cluster. */
  cluster: string;
}

export type Measure = 'presence' | 'mention' | 'citation';
const flag = { presence: 'present', mention: 'mentioned', citation: 'cited' } as const;
export const measureNames: readonly Measure[] = ['presence', 'mention', 'citation'];

function counts(measure: Measure, sample: Sample, grounded: boolean): boolean {
  if (sample.outcome !== 'answered' || sample[flag[measure]] === null) return false;
  return measure !== 'citation' || (grounded && sample.searched !== false);
}

interface Situation {
  provenance: Provenance;
  asOf: string;
  /** Why there may be nothing: what befell the calls. */
  answers: number;
  failures: number;
}

function statusOf(measure: Measure, estimate: RawEstimate, situation: Situation): CellStatus {
  if (estimate.value !== null) return 'measured';
  if (situation.answers > 0) return measure === 'citation' ? 'not_grounded' : 'insufficient';
  return situation.failures > 0 ? 'failed' : 'not_run';
}

function toEstimate(
  measure: Measure,
  tracked: RawEstimate,
  market: RawEstimate | null,
  situation: Situation,
): Estimate {
  return {
    value: tracked.value,
    ci: tracked.ci,
    market: market?.value != null && market.ci ? { value: market.value, ci: market.ci } : null,
    n: tracked.n,
    k: Math.round(tracked.k * 100) / 100,
    effectiveN: Math.round((market ?? tracked).effectiveN * 100) / 100,
    label: tracked.label,
    provenance: situation.provenance,
    asOf: situation.asOf,
    status: statusOf(measure, tracked, situation),
    methodVersion: tracked.methodVersion,
  };
}

/** Successes and trials of each cluster. */
function clustersOf(
  measure: Measure,
  samples: readonly Sample[],
  engines: ReadonlyMap<string, Measured>,
  prompts: ReadonlyMap<number, string>,
): Map<string, Cluster> {
  const clusters = new Map<string, Cluster>();
  for (const sample of samples) {
    const name = prompts.get(sample.promptIndex);
    if (name === undefined || !counts(measure, sample, engines.get(sample.engine)?.grounded ?? true))
      continue;
    const cluster = clusters.get(name) ?? { successes: 0, trials: 0 };
    cluster.trials += 1;
    if (sample[flag[measure]]) cluster.successes += 1;
    clusters.set(name, cluster);
  }
  return clusters;
}

/** With one answer a prompt, its own earlier looks tell the noise; where prompts are new, how answers agreed before. */
function estimateBoth(clusters: ReadonlyMap<string, Cluster>, past: PastLooks | undefined) {
  const noise = past?.noise;
  const both = estimatePresenceBoth([...clusters.values()], noise ? { noise } : {});
  if (!past) return both;
  const tracked = estimateWithHistory(
    [...clusters].map(([name, current]) => ({ current, history: past.looks.get(name) ?? [] })),
  );
  return tracked.ci ? { ...both, tracked } : both;
}

export interface Scope {
  samples: readonly Sample[];
  engines: readonly Measured[];
  prompts: readonly PromptCluster[];
  failures: number;
  asOf: string;
  /** What earlier scans saw, where this one asked each prompt once. */
  past?: PastMeasures | undefined;
  /** Asking could end as soon as presence was known closely enough. */
  couldStop?: boolean;
}

/**
 * Presence, mention and citation over a set of prompts. The cluster is the prompt, also when engines are pooled:
 * answers to one question agree with one another across engines.
 */
export function measure(scope: Scope): Measures {
  const engines = new Map(scope.engines.map((engine) => [engine.engine, engine]));
  const prompts = new Map(scope.prompts.map(({ promptIndex, cluster }) => [promptIndex, cluster]));
  const situation: Situation = {
    provenance: weakest(scope.engines.map((engine) => engine.provenance)) ?? 'live',
    asOf: scope.asOf,
    answers: scope.samples.filter((sample) => prompts.has(sample.promptIndex)).length,
    failures: scope.failures,
  };
  const of = (name: Measure): Estimate => {
    const { tracked, market } = estimateBoth(
      clustersOf(name, scope.samples, engines, prompts),
      scope.past?.[name],
    );
    return toEstimate(name, tracked, scope.couldStop ? widenForStopping(market) : market, situation);
  };
  return { presence: of('presence'), mention: of('mention'), citation: of('citation') };
}

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
  const estimates = Object.fromEntries(
    measureNames.map((name) => {
      const cells = prompts.map((index): Cluster => {
        const counted = (byPrompt.get(index) ?? []).filter((sample) => counts(name, sample, engine.grounded));
        return { trials: counted.length, successes: counted.filter((sample) => sample[flag[name]]).length };
      });
      return [name, estimateCells(cells)];
    }),
  ) as Record<Measure, RawEstimate[]>;
  return prompts.map((promptIndex, position) => {
    const situation: Situation = {
      provenance: engine.provenance,
      asOf,
      answers: byPrompt.get(promptIndex)?.length ?? 0,
      failures: failures.get(promptIndex) ?? 0,
    };
    const of = (name: Measure): Estimate => {
      const raw = estimates[name][position];
      if (!raw) throw new Error('one estimate a cell');
      return toEstimate(name, raw, null, situation);
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
