import { type Cluster, summarizeClusters } from './cluster.ts';
import { type Estimate, estimatePresenceBoth, interval } from './estimate.ts';
import { lacksRepeats } from './method.ts';
import { computePosterior, type IccPrior } from './posterior.ts';
import { betaInterval, trackedIccPrior, trackedMoments } from './tracked.ts';

/** One engine's cells, in the order of the prompts; null where a prompt wasn't measured on it. */
export interface EngineClusters {
  weight: number;
  clusters: readonly (Cluster | null)[];
}

export interface PooledEstimate {
  tracked: Estimate;
  market: Estimate;
  /** The engines' weights as used, summing to 1; on a prompt that some engine lacks, the others share its weight. */
  weights: number[];
}

const isMeasured = (cluster: Cluster | null | undefined): cluster is Cluster => (cluster?.trials ?? 0) > 0;

/** Share of each engine at one prompt, and the answers that a prompt asked evenly would need for the same error. */
function poolPrompt(
  cells: readonly (Cluster | null | undefined)[],
  weights: readonly number[],
): Cluster | null {
  const measured = cells.flatMap((cell, engine) =>
    isMeasured(cell) ? [{ cell, weight: weights[engine] ?? 0 }] : [],
  );
  const total = measured.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return null;
  let rate = 0;
  let inverse = 0;
  for (const { cell, weight } of measured) {
    rate += ((weight / total) * cell.successes) / cell.trials;
    inverse += (weight / total) ** 2 / cell.trials;
  }
  const trials = 1 / inverse;
  const whole = measured.every(({ cell }) => cell.successes === cell.trials);
  return { successes: whole ? trials : Math.min(rate * trials, trials), trials };
}

/**
 * Presence over several engines, the prompt being the cluster: engines agree on prompts, and clustering on
 * prompt × engine covers only 76 to 87%.
 *
 * market: the grid on one pooled cluster per prompt, with Kish's effective trials 1 / Σ(w²/k).
 * tracked: each engine's own posterior, added with its weights; their sampling noise is independent, whatever the
 * prompts share. An engine asked once per prompt has no such posterior; then the pooled clusters serve, on the wide side.
 *
 * @param byEngine at least one engine with a positive weight; all lists equally long
 */
export function estimatePooledEngines(
  byEngine: readonly EngineClusters[],
  options: { iccPrior?: IccPrior } = {},
): PooledEstimate {
  const total = byEngine.reduce((sum, { weight }) => sum + weight, 0);
  const prompts = byEngine[0]?.clusters.length ?? 0;
  if (!(total > 0) || byEngine.some((engine) => engine.weight < 0 || engine.clusters.length !== prompts)) {
    throw new RangeError(
      'engines need weights >= 0, one of them positive, and one cluster or null per prompt',
    );
  }
  const weights = byEngine.map(({ weight }) => weight / total);
  const pooled = Array.from({ length: prompts }, (_, prompt) =>
    poolPrompt(
      byEngine.map(({ clusters }) => clusters[prompt]),
      weights,
    ),
  );
  const both = estimatePresenceBoth(pooled.filter(isMeasured), options);
  const moments = addEngines(byEngine, weights, options.iccPrior);
  if (!moments || both.tracked.value === null) return { ...both, weights };
  const { value, ci } = both.tracked;
  const { low, high } = betaInterval(moments);
  const tracked: Estimate = {
    ...both.tracked,
    ci: interval(
      ci?.low === 0 && value === 0 ? 0 : Math.min(low, value),
      ci?.high === 1 && value === 1 ? 1 : Math.max(high, value),
      'beta-binomial-grid-by-engine',
    ),
    effectiveN: (moments.mean * (1 - moments.mean)) / moments.variance - 1,
  };
  return { tracked, market: both.market, weights };
}

function addEngines(
  byEngine: readonly EngineClusters[],
  weights: readonly number[],
  iccPrior: IccPrior | undefined,
): { mean: number; variance: number } | null {
  const prompts = byEngine[0]?.clusters.length ?? 0;
  const totals = Array.from({ length: prompts }, (_, prompt) =>
    byEngine.reduce(
      (sum, { clusters }, e) => sum + (isMeasured(clusters[prompt]) ? (weights[e] ?? 0) : 0),
      0,
    ),
  );
  const measuredPrompts = totals.filter((total) => total > 0).length;
  let mean = 0;
  let variance = 0;
  for (const [e, { clusters }] of byEngine.entries()) {
    const engineWeight = weights[e] ?? 0;
    const used = clusters.flatMap((cluster, prompt) =>
      isMeasured(cluster) ? [{ cluster, total: totals[prompt] ?? 1 }] : [],
    );
    if (used.length === 0 || engineWeight === 0) continue;
    const summary = summarizeClusters(used.map(({ cluster }) => cluster));
    if (!iccPrior && lacksRepeats(summary)) return null;
    const shares = used.map(({ total }) => engineWeight / total / measuredPrompts);
    const part = trackedMoments(computePosterior(summary.clusters), iccPrior ?? trackedIccPrior, shares);
    mean += part.mean;
    variance += part.variance;
  }
  return { mean, variance };
}
