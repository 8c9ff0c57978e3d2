import { logBeta } from './log-gamma.ts';
import { normalQuantile } from './normal.ts';

function continuedFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const guard = (value: number): number => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / guard(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 10_000; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / guard(1 + even * d);
    c = guard(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / guard(1 + odd * d);
    c = guard(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return fraction;
}

/** I_x(a, b) for 0 < x < 1, where ln B(a, b) is known. */
function cdfInside(x: number, { a, b, norm }: { a: number; b: number; norm: number }): number {
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - norm);
  if (x < (a + 1) / (a + b + 2)) return (front * continuedFraction(x, a, b)) / a;
  return 1 - (front * continuedFraction(1 - x, b, a)) / b;
}

/**
 * The regularised incomplete beta function I_x(a, b): the distribution function of Beta(a, b) at x.
 * Continued fraction by modified Lentz (DLMF 8.17.22), mirrored where it converges slowly; absolute error
 * about 1e-13. x is clamped to [0, 1]; a, b > 0, else NaN.
 */
export function betaCdf(x: number, a: number, b: number): number {
  if (!(a > 0 && b > 0) || Number.isNaN(x)) return Number.NaN;
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  return cdfInside(x, { a, b, norm: logBeta(a, b) });
}

/**
 * The quantile of Beta(a, b): x with I_x(a, b) = probability. Newton steps from a normal start, kept inside a
 * shrinking bracket (bisection in the log of the nearer end when Newton leaves it).
 * probability 0 and 1 give 0 and 1; quantiles below 1e-300 come back as 0.
 */
export function betaQuantile(probability: number, a: number, b: number): number {
  if (!(a > 0 && b > 0) || !(probability >= 0 && probability <= 1)) return Number.NaN;
  if (probability === 0 || probability === 1) return probability;
  const norm = logBeta(a, b);
  let low = 0;
  let high = 1;
  const mean = a / (a + b);
  let x = mean + normalQuantile(probability) * Math.sqrt((mean * (1 - mean)) / (a + b + 1));
  if (!(x > 0 && x < 1)) x = Math.exp((Math.log(probability * a) + norm) / a);
  if (!(x > 1e-300 && x < 1)) x = x < 0.5 ? 1e-300 : 0.5;
  for (let step = 0; step < 400; step += 1) {
    const error = cdfInside(x, { a, b, norm }) - probability;
    if (error === 0) return x;
    if (error > 0) high = x;
    else low = x;
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - norm);
    let next = x - error / density;
    if (!(next > low && next < high))
      next = low > 0 && high / low > 4 ? Math.sqrt(low * high) : (low + high) / 2;
    if (high < 1e-300) return 0;
    if (Math.abs(next - x) <= 2e-16 * x) return next;
    x = next;
  }
  return x;
}
