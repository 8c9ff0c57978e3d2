import { betaCdf, betaQuantile } from './beta.ts';

/** The distribution function of Student's t with `df` > 0 degrees of freedom, through the incomplete beta (DLMF 8.17). */
export function studentCdf(t: number, df: number): number {
  const tail = betaCdf(df / (df + t * t), df / 2, 0.5) / 2;
  return t > 0 ? 1 - tail : tail;
}

/** The quantile of Student's t with `df` > 0 degrees of freedom. 0 and 1 give ∓∞. */
export function studentQuantile(p: number, df: number): number {
  if (!(p >= 0 && p <= 1) || !(df > 0)) return Number.NaN;
  if (p === 0.5) return 0;
  const x = betaQuantile(2 * Math.min(p, 1 - p), df / 2, 0.5);
  return Math.sign(p - 0.5) * Math.sqrt((df * (1 - x)) / x);
}
