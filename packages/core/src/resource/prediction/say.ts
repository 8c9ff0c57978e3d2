/** Beyond this width an interval leaves nearly everything open, and its middle is no figure to show. */
const widest = 0.6;
/** How near answers are to come to the rate, either side, for them to tell. */
const near = 0.15;
const z95 = 1.96;

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/**
 * A predicted presence in one sentence. Where its interval is wider than 60 points it says how many answers would tell
 * instead: so many as bring a rate like the expected one within 15 points, z² p(1 − p) / .15².
 */
export function sayPredicted({ value, low, high }: { value: number; low: number; high: number }): string {
  if (high - low <= widest)
    return `About ${percent(value)} (95%: ${percent(low)} to ${percent(high)}), predicted.`;
  const rate = Math.min(0.8, Math.max(0.2, value));
  const answers = Math.ceil((z95 ** 2 * rate * (1 - rate)) / near ** 2);
  return `Too little is known: ${answers} answers would tell.`;
}
