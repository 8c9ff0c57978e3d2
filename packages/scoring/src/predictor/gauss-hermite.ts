import { expit, logit } from './logistic.ts';

/** Nodes and weights for the mean of a function of a standard normal; exact for polynomials up to degree 2·count − 1. */
export function gaussHermite(count: number): { nodes: Float64Array; weights: Float64Array } {
  const nodes = new Float64Array(count);
  const weights = new Float64Array(count);
  // Orthonormal Hermite recurrence with Newton's method (Golub and Welsch 1969; start values: Stroud and Secrest 1966).
  for (let i = 0; i < (count + 1) >> 1; i += 1) {
    let z = startValue(i, count, nodes);
    let slope = 1;
    for (let step = 0; step < 100; step += 1) {
      let current = Math.PI ** -0.25;
      let previous = 0;
      for (let j = 1; j <= count; j += 1) {
        const before = previous;
        previous = current;
        current = z * Math.sqrt(2 / j) * previous - Math.sqrt((j - 1) / j) * before;
      }
      slope = Math.sqrt(2 * count) * previous;
      const change = current / slope;
      z -= change;
      if (Math.abs(change) < 1e-15) break;
    }
    const weight = 2 / (slope * slope) / Math.sqrt(Math.PI);
    nodes[i] = z;
    nodes[count - 1 - i] = -z;
    weights[i] = weight;
    weights[count - 1 - i] = weight;
  }
  return { nodes: nodes.map((node) => node * Math.SQRT2), weights };
}

function startValue(i: number, count: number, nodes: Float64Array): number {
  const last = nodes[i - 1] ?? 0;
  const size = 2 * count + 1;
  if (i === 0) return Math.sqrt(size) - 1.85575 * size ** (-1 / 6);
  if (i === 1) return last - (1.14 * count ** 0.426) / last;
  if (i === 2) return 1.86 * last - 0.86 * (nodes[0] ?? 0);
  if (i === 3) return 1.91 * last - 0.91 * (nodes[1] ?? 0);
  return 2 * last - (nodes[i - 2] ?? 0);
}

const rule = gaussHermite(21);

/** E[expit(X)], X ~ N(location, variance): a probability averaged over what is not known. 21-node Gauss-Hermite, error below
 * 1e-4 for variance ≤ 9. variance 0 gives expit(location). */
export function averageProbability(location: number, variance: number): number {
  const sd = Math.sqrt(variance);
  let sum = 0;
  for (let i = 0; i < 21; i += 1) sum += (rule.weights[i] ?? 0) * expit(location + sd * (rule.nodes[i] ?? 0));
  return sum;
}

/** The location μ at which N(μ, variance) averages to `mean` on the probability scale: the inverse of averageProbability.
 * Newton's method from Zeger's approximation (Zeger, Liang and Albert 1988). mean is kept 1e-9 away from 0 and 1. */
export function locationOfMean(mean: number, variance: number): number {
  const target = logit(mean);
  const sd = Math.sqrt(variance);
  let location = target * Math.sqrt(1 + 0.346 * variance);
  for (let step = 0; step < 30; step += 1) {
    let sum = 0;
    let slope = 0;
    for (let i = 0; i < 21; i += 1) {
      const p = expit(location + sd * (rule.nodes[i] ?? 0));
      sum += (rule.weights[i] ?? 0) * p;
      slope += (rule.weights[i] ?? 0) * p * (1 - p);
    }
    // Newton on the logit of the mean: close to linear in the location, so it does not overshoot in the tails.
    const change = ((logit(sum) - target) * sum * (1 - sum)) / slope;
    location -= Math.max(-3, Math.min(3, change));
    if (Math.abs(change) < 1e-10) break;
  }
  return location;
}

/** Var[expit(X)], X ~ N(location, variance). */
export function probabilityVariance(location: number, variance: number): number {
  const sd = Math.sqrt(variance);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < 21; i += 1) {
    const p = expit(location + sd * (rule.nodes[i] ?? 0));
    sum += (rule.weights[i] ?? 0) * p;
    squares += (rule.weights[i] ?? 0) * p * p;
  }
  return Math.max(0, squares - sum * sum);
}
