import type { Cluster } from '../interval/cluster.ts';
import type { Random } from '../random/index.ts';

/** A prompt on an engine in two measurements; null: it was not asked there. */
export interface DecomposedCell {
  prompt: string;
  /** What is resampled as a unit: the topic, the question, or the prompt itself. */
  cluster: string;
  engine: string;
  before: Cluster | null;
  after: Cluster | null;
  /** The engine answers with another model than before. */
  modelChanged: boolean;
}

export const partNames = ['engines', 'prompts', 'model', 'presence'] as const;
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

type Weigh = (cluster: string) => number;
type Side = 'before' | 'after';

/** Mean over engines of the weighted mean of their cells' rates; null without a cell. */
function rateOf(cells: readonly DecomposedCell[], side: Side, weigh: Weigh): number | null {
  const engines = new Map<string, { sum: number; weight: number }>();
  for (const cell of cells) {
    const counts = cell[side];
    if (!counts || counts.trials === 0) continue;
    const weight = weigh(cell.cluster);
    const engine = engines.get(cell.engine) ?? { sum: 0, weight: 0 };
    engines.set(cell.engine, engine);
    engine.sum += (weight * counts.successes) / counts.trials;
    engine.weight += weight;
  }
  const rates = [...engines.values()]
    .filter(({ weight }) => weight > 0)
    .map(({ sum, weight }) => sum / weight);
  return rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

function partsOf(
  cells: readonly DecomposedCell[],
  sharedEngines: readonly DecomposedCell[],
  shared: readonly DecomposedCell[],
  weigh: Weigh,
): Record<PartName | Side, number> | null {
  const change = (list: readonly DecomposedCell[]): number | null => {
    const [before, after] = [rateOf(list, 'before', weigh), rateOf(list, 'after', weigh)];
    return before === null || after === null ? null : after - before;
  };
  const [before, after] = [rateOf(cells, 'before', weigh), rateOf(cells, 'after', weigh)];
  const [onEngines, onCells] = [change(sharedEngines), change(shared)];
  if (before === null || after === null || onEngines === null || onCells === null) return null;
  const engines = [...new Set(shared.map(({ engine }) => engine))];
  const model = engines.reduce((sum, engine) => {
    const own = shared.filter((cell) => cell.engine === engine);
    return own[0]?.modelChanged ? sum + (change(own) ?? 0) / engines.length : sum;
  }, 0);
  return {
    before,
    after,
    engines: after - before - onEngines,
    prompts: onEngines - onCells,
    model,
    presence: onCells - model,
  };
}

/**
 * Splits a change of the headline rate into its causes: engines or prompts that only one measurement asked,
 * engines whose model changed, and presence itself on the same prompts and models. A Kitagawa decomposition
 * (1955) that restricts both measurements step by step to what they share, so that the parts sum exactly to
 * the change.
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
  const asked = (list: readonly DecomposedCell[], side: Side): Set<string> =>
    new Set(list.filter((cell) => (cell[side]?.trials ?? 0) > 0).map(({ engine }) => engine));
  const [earlier, later] = [asked(cells, 'before'), asked(cells, 'after')];
  const sharedEngines = cells.filter(({ engine }) => earlier.has(engine) && later.has(engine));
  const shared = sharedEngines.filter(
    ({ before, after }) => (before?.trials ?? 0) > 0 && (after?.trials ?? 0) > 0,
  );
  const value = partsOf(cells, sharedEngines, shared, () => 1);
  if (!value) return null;
  const clusters = [...new Set(cells.map(({ cluster }) => cluster))];
  const drawn = Array.from({ length: clusters.length < 6 ? 0 : draws }, () => {
    const weights = new Map(clusters.map((cluster) => [cluster, -Math.log(1 - random())]));
    return partsOf(cells, sharedEngines, shared, (cluster) => weights.get(cluster) ?? 0);
  }).filter((one) => one !== null);
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
