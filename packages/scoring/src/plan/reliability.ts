import { studentQuantile, z95 } from '../distribution/index.ts';
import { type Cluster, summarizeClusters } from '../interval/cluster.ts';
import type { Random } from '../random/index.ts';

interface Range {
  low: number;
  high: number;
}

export interface MeasurementReliability {
  /** Correlation of prompts' rates between two halves of their answers, mean over splits; null when undefined. */
  splitHalf: number | null;
  /** The same for the whole measurement: Spearman-Brown, m r / (1 + (m−1) r), m = whole / half. */
  reliability: number | null;
  /** 95% intervals of the two; null below eight prompts. */
  splitHalfCi: Range | null;
  ci: Range | null;
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

/** Pearson's correlation of the pairs, and of all but each one of them; null where a side does not vary. */
function correlations(pairs: readonly (readonly [number, number])[]): {
  all: number | null;
  without: (number | null)[];
} {
  const n = pairs.length;
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const [one, other] of pairs) {
    x += one;
    y += other;
    xx += one * one;
    yy += other * other;
    xy += one * other;
  }
  const of = (n: number, x: number, y: number, xx: number, yy: number, xy: number): number | null => {
    const [a, b] = [xx - (x * x) / n, yy - (y * y) / n];
    return a > 1e-12 && b > 1e-12 ? Math.min(1, (xy - (x * y) / n) / Math.sqrt(a * b)) : null;
  };
  return {
    all: of(n, x, y, xx, yy, xy),
    without: pairs.map(([one, other]) =>
      of(n - 1, x - one, y - other, xx - one * one, yy - other * other, xy - one * other),
    ),
  };
}

const fewestForInterval = 8;

/**
 * 95% of a correlation over n prompts: on Fisher's scale (1915), with the standard error of the jackknife over prompts
 * (Efron and Stein 1981), never less than Fisher's 1/√(n − 3): prompts that never vary leave some doubt.
 */
function intervalOf(value: number, without: readonly number[]): Range | null {
  const n = without.length;
  if (n < fewestForInterval) return null;
  const edge = 1 - 1 / (2 * n);
  const scaled = (r: number): number => Math.atanh(Math.min(edge, Math.max(-edge, r)));
  const scores = without.map(scaled);
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
  const error = Math.max(Math.sqrt(((n - 1) / n) * squares), 1 / Math.sqrt(n - 3));
  const half = studentQuantile(0.975, n - 1) * error;
  return {
    low: Math.tanh(scaled(value) - half),
    high: value > edge ? 1 : Math.max(value, Math.tanh(scaled(value) + half)),
  };
}

/**
 * How repeatable is a scan? Each prompt's answers are split at random into halves, many times.
 *
 * Source: split-half reliability, Spearman 1910 and Brown 1910. Noise floor: the halves' presence differs with
 * variance σ²; a whole repeated scan with σ²/m (m times the answers on both sides), so 1.96 σ/√m.
 * Prompts with fewer than 2 whole answers are left out; below 2 prompts everything is null. Intervals are over prompts
 * like these.
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
  const none = { splitHalf: null, splitHalfCi: null, reliability: null, ci: null, noiseFloor: null, n };
  if (n < 2) return none;
  const found: number[] = [];
  const without = used.map(() => ({ sum: 0, count: 0 }));
  let squares = 0;
  for (let split = 0; split < splits; split += 1) {
    const halves = used.map((cluster) => {
      const half = Math.floor(cluster.trials / 2);
      // With odd k one answer is left out, so that both halves have the same length.
      const first = drawHalf(random, cluster, half);
      const rest = { successes: cluster.successes - first, trials: cluster.trials - half };
      return [first / half, drawHalf(random, rest, half) / half] as const;
    });
    const { all, without: others } = correlations(halves);
    if (all !== null) found.push(all);
    for (const [at, mean] of without.entries()) {
      const other = others[at] ?? null;
      if (other === null) continue;
      mean.sum += other;
      mean.count += 1;
    }
    squares += (halves.reduce((sum, [first, second]) => sum + first - second, 0) / n) ** 2;
  }
  const halved = used.reduce((sum, { trials }) => sum + Math.floor(trials / 2), 0);
  const ratio = used.reduce((sum, { trials }) => sum + trials, 0) / halved;
  const noiseFloor = z95 * Math.sqrt(squares / splits / ratio);
  if (found.length === 0) return { ...none, noiseFloor };
  const splitHalf = found.reduce((sum, r) => sum + r, 0) / found.length;
  const splitHalfCi = intervalOf(
    splitHalf,
    without.map(({ sum, count }) => (count === 0 ? splitHalf : sum / count)),
  );
  const whole = (half: number): number => Math.max(0, (ratio * half) / (1 + (ratio - 1) * half));
  return {
    splitHalf,
    splitHalfCi,
    reliability: whole(splitHalf),
    ci: splitHalfCi && { low: whole(splitHalfCi.low), high: whole(splitHalfCi.high) },
    noiseFloor,
    n,
  };
}
