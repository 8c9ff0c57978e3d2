/** 1 where the interval holds the truth; no interval says nothing wrong. */
export const within = (ci: { low: number; high: number } | null | undefined, truth: number): number =>
  !ci || (ci.low <= truth + 1e-12 && truth <= ci.high + 1e-12) ? 1 : 0;
