import { say } from '../../../i18n/index.ts';

/** Beyond this width an interval leaves nearly everything open, and its middle is no figure to show. */
const widest = 0.6;
/** How near answers are to come to the rate, either side, for them to tell. */
const near = 0.15;
const z95 = 1.96;

export interface Predicted {
  value: number;
  low: number;
  high: number;
}

/**
 * How many answers would tell where a prediction cannot: so many as bring a rate like the expected one within 15 points,
 * z² p(1 − p) / .15². null: its interval is at most 60 points wide, and its middle is a figure to show.
 */
export function answersToTell({ value, low, high }: Predicted): number | null {
  if (high - low <= widest) return null;
  const rate = Math.min(0.8, Math.max(0.2, value));
  return Math.ceil((z95 ** 2 * rate * (1 - rate)) / near ** 2);
}

/** Sentence beside each predicted presence; where none can be given, how many answers would be needed. */
export const tellPredicted = (predicted: Predicted): { headline: string; answersNeeded: number | null } => ({
  headline: sayPredicted(predicted),
  answersNeeded: answersToTell(predicted),
});

/** The same for a mean over cells. */
export const tellSpread = ({ mean, low95, high95 }: { mean: number; low95: number; high95: number }) =>
  tellPredicted({ value: mean, low: low95, high: high95 });

/** A predicted presence in one sentence; where it cannot tell, how many answers would. */
export function sayPredicted(predicted: Predicted): string {
  const { value, low, high } = predicted;
  const answers = answersToTell(predicted);
  if (answers === null) return say({ id: 'predicted.about', values: { value, low, high } });
  return say({ id: 'predicted.too_little', values: { answers } });
}
