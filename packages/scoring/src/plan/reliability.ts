import { z95 } from '../distribution/index.ts';
import { type Cluster, summarizeClusters } from '../interval/cluster.ts';
import type { Random } from '../random/index.ts';

export interface MeasurementReliability {
  /** Correlation of prompts' rates between two halves of their answers, mean over splits; null when undefined. */
  splitHalf: number | null;
  /** The same for the whole measurement: Spearman-Brown, m r / (1 + (m−1) r), m = whole / half. */
  reliability: number | null;
  /**
   * The noise floor: when a scan is repeated and nothing has changed, presence differs by less than this 19
   * times in 20. In rate points; a smaller change is within noise.
   */
  noiseFloor: number | null;
  /** Number of prompts with at least two answers; only these are used. */
  n: number;
}

/** Successes in a random half of the answers: draws without replacement. */
function drawHalf(random: Random, { successes, trials }: Cluster, half: number): number {
  let [left, hits] = [trials, successes];
  let drawn = 0;
  for (let i = 0; i < half; i += 1) {
    if (random() * left < hits) {
      drawn += 1;
      hits -= 1;
    }
    left -= 1;
  }
  return drawn;
}

function pearson(x: readonly number[], y: readonly number[]): number | null {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [i, value] of x.entries()) {
    xy += (value - mx) * ((y[i] ?? 0) - my);
    xx += (value - mx) ** 2;
    yy += ((y[i] ?? 0) - my) ** 2;
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null;
}

/**
 * How repeatable is a scan? Each prompt's answers are split at random into halves, many times.
 *
 * Source: split-half reliability, Spearman 1910 and Brown 1910. Noise floor: the halves' presence differs with
 * variance σ²; a whole repeated scan with σ²/m (m times the answers on both sides), so 1.96 σ/√m.
 * Prompts with fewer than 2 whole answers are left out; below 2 prompts everything is null.
 */
export function measureReliability(
  clusters: readonly Cluster[],
  random: Random,
  splits = 200,
): MeasurementReliability {
  const used = summarizeClusters(clusters).clusters.filter(({ trials }) => trials >= 2);
  if (used.some(({ trials, successes }) => !Number.isInteger(trials) || !Number.isInteger(successes))) {
    throw new RangeError('answers are whole counts');
  }
  const n = used.length;
  if (n < 2) return { splitHalf: null, reliability: null, noiseFloor: null, n };
  const correlations: number[] = [];
  let squares = 0;
  for (let split = 0; split < splits; split += 1) {
    const halves = used.map((cluster) => {
      const half = Math.floor(cluster.trials / 2);
      // With odd k one answer sits out, so that both halves are equally long.
      const first = drawHalf(random, cluster, half);
      const rest = { successes: cluster.successes - first, trials: cluster.trials - half };
      return [first / half, drawHalf(random, rest, half) / half] as const;
    });
    const correlation = pearson(
      halves.map(([first]) => first),
      halves.map(([, second]) => second),
    );
    if (correlation !== null) correlations.push(correlation);
    squares += (halves.reduce((sum, [first, second]) => sum + first - second, 0) / n) ** 2;
  }
  const splitHalf =
    correlations.length === 0 ? null : correlations.reduce((sum, r) => sum + r, 0) / correlations.length;
  const halved = used.reduce((sum, { trials }) => sum + Math.floor(trials / 2), 0);
  const all = used.reduce((sum, { trials }) => sum + trials, 0);
  const ratio = all / halved;
  return {
    splitHalf,
    reliability: splitHalf === null ? null : Math.max(0, (ratio * splitHalf) / (1 + (ratio - 1) * splitHalf)),
    noiseFloor: z95 * Math.sqrt(squares / splits / ratio),
    n,
  };
}
