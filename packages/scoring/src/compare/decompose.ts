import type { Cluster } from '../interval/cluster.ts';
import type { Random } from '../random/index.ts';

/** A prompt on an engine in two measurements; null: it was not asked there. */
export interface DecomposedCell {
  prompt: string;
  /** The unit of resampling: the topic, the question, or the prompt itself. */
  cluster: string;
  engine: string;
  before: Cluster | null;
  after: Cluster | null;
  /** The engine answers with another model than before. */
  modelChanged: boolean;
  /** Its answers were read with other names or domains of the brand than before. */
  identityChanged: boolean;
}

export const partNames = ['engines', 'prompts', 'model', 'identity', 'presence'] as const;
export type PartName = (typeof partNames)[number];

export interface Part {
  part: PartName;
  value: number;
  ci: { low: number; high: number; level: 0.95; method: string } | null;
}

export interface Decomposition {
  before: number;
  after: number;
  /** After minus before: the parts sum to it. */
  change: number;
  parts: Part[];
}

type Side = 'before' | 'after';

/** A cell with what every draw needs of it. */
interface ResampledRow {
  engine: number;
  cluster: number;
  /** null: not asked. */
  before: number | null;
  after: number | null;
  part: 'model' | 'identity' | null;
}

interface EngineSums {
  before: number;
  beforeWeight: number;
  after: number;
  afterWeight: number;
  /** On cells that both measurements have. */
  change: number;
  weight: number;
  model: number;
  identity: number;
}

const noSums = (): EngineSums => ({
  ...{ before: 0, beforeWeight: 0, after: 0, afterWeight: 0 },
  ...{ change: 0, weight: 0, model: 0, identity: 0 },
});

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param weights of clusters, by their place */
function partsOf(
  rows: readonly ResampledRow[],
  engines: number,
  weights: ArrayLike<number>,
): Record<PartName | Side, number> | null {
  const sums = Array.from({ length: engines }, noSums);
  for (const { engine, cluster, before, after, part } of rows) {
    const own = sums[engine];
    const weight = weights[cluster] ?? 0;
    if (!own) continue;
    if (before !== null) {
      own.before += weight * before;
      own.beforeWeight += weight;
    }
    if (after !== null) {
      own.after += weight * after;
      own.afterWeight += weight;
    }
    if (before === null || after === null) continue;
    const change = weight * (after - before);
    own.change += change;
    own.weight += weight;
    if (part) own[part] += change;
  }
  const earlier = sums.filter(({ beforeWeight }) => beforeWeight > 0);
  const later = sums.filter(({ afterWeight }) => afterWeight > 0);
  const asked = earlier.filter(({ afterWeight }) => afterWeight > 0);
  const shared = sums.filter(({ weight }) => weight > 0);
  if (shared.length === 0) return null;
  const before = mean(earlier.map((one) => one.before / one.beforeWeight));
  const after = mean(later.map((one) => one.after / one.afterWeight));
  const onEngines = mean(asked.map((one) => one.after / one.afterWeight - one.before / one.beforeWeight));
  const onCells = mean(shared.map(({ change, weight }) => change / weight));
  const model = mean(shared.map((one) => one.model / one.weight));
  const identity = mean(shared.map((one) => one.identity / one.weight));
  return {
    before,
    after,
    engines: after - before - onEngines,
    prompts: onEngines - onCells,
    model,
    identity,
    presence: onCells - model - identity,
  };
}

/**
 * Splits a change of the headline rate into its causes: engines or prompts that only one measurement asked,
 * engines whose model changed, cells read with other names of the brand, and presence itself where none of
 * this changed. Where names and presence change on the same cell, all of it counts as names. A Kitagawa
 * decomposition (1955) that restricts both measurements step by step to what they share, so that the parts
 * sum exactly to the change.
 *
 * Intervals: percentiles of the Bayesian bootstrap over clusters (Rubin 1981); null for a part that is
 * exactly 0, and with fewer than six clusters.
 *
 * @returns null where the two have no prompt and engine in common
 */
export function decomposeChange(
  cells: readonly DecomposedCell[],
  random: Random,
  draws = 1_000,
): Decomposition | null {
  const placesOf = (names: readonly string[]) => new Map([...new Set(names)].map((name, at) => [name, at]));
  const engines = placesOf(cells.map(({ engine }) => engine));
  const clusters = placesOf(cells.map(({ cluster }) => cluster));
  const rate = (counts: Cluster | null): number | null =>
    counts && counts.trials > 0 ? counts.successes / counts.trials : null;
  const rows = cells.map(
    ({ engine, cluster, before, after, modelChanged, identityChanged }): ResampledRow => ({
      engine: engines.get(engine) ?? 0,
      cluster: clusters.get(cluster) ?? 0,
      before: rate(before),
      after: rate(after),
      part: modelChanged ? 'model' : identityChanged ? 'identity' : null,
    }),
  );
  const value = partsOf(rows, engines.size, new Float64Array(clusters.size).fill(1));
  if (!value) return null;
  const drawn = Array.from({ length: clusters.size < 6 ? 0 : draws }, () =>
    partsOf(
      rows,
      engines.size,
      new Float64Array(clusters.size).map(() => -Math.log(1 - random())),
    ),
  ).filter((one) => one !== null);
  const parts = partNames.map((part): Part => {
    const own = drawn.map((one) => one[part]).sort((a, b) => a - b);
    const at = (share: number): number => own[Math.min(own.length - 1, Math.floor(share * own.length))] ?? 0;
    const moves = own.some((one) => Math.abs(one - value[part]) > 1e-12);
    return {
      part,
      value: value[part],
      ci: moves ? { low: at(0.025), high: at(0.975), level: 0.95, method: 'cluster-bootstrap' } : null,
    };
  });
  return { before: value.before, after: value.after, change: value.after - value.before, parts };
}
