import { betaQuantile } from '../distribution/index.ts';

/** Earlier answers to a prompt on an engine, newest or oldest first. */
export interface PastAnswers {
  successes: number;
  trials: number;
  /** Age at the time predicted for, in weeks, ≥ 0. */
  weeksAgo: number;
  /** How often the engine's model has changed since. */
  modelChanges?: number;
}

/** Decayed counts of a prompt's own history. */
export interface HistoryWeight {
  successes: number;
  trials: number;
}

const weeklyDiscount = 0.75;
const modelChangeDiscount = 0.3;
const pseudoCount = 0.8;

/** Sums past answers with weight .75 a week, and .3 at each change of the engine's model (method, 4.4 and 5.4). */
export function weighHistory(past: readonly PastAnswers[]): HistoryWeight {
  let successes = 0;
  let trials = 0;
  for (const { successes: y, trials: k, weeksAgo, modelChanges = 0 } of past) {
    if (!(weeksAgo >= 0) || !(y >= 0 && y <= k))
      throw new RangeError('history needs 0 <= successes <= trials, weeksAgo >= 0');
    const weight = weeklyDiscount ** weeksAgo * modelChangeDiscount ** modelChanges;
    successes += weight * y;
    trials += weight * k;
  }
  return { successes, trials };
}

/** The Beta belief about a prompt's rate after its own history: the predicted mean counts as .8 answers. */
export function historyBelief(mean: number, history: HistoryWeight): { a: number; b: number } {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, mean));
  return {
    a: pseudoCount * inside + history.successes,
    b: pseudoCount * (1 - inside) + history.trials - history.successes,
  };
}

/** Mean and 95% interval of that belief. */
export function updateByHistory(
  mean: number,
  history: HistoryWeight,
): { mean: number; low: number; high: number } {
  const { a, b } = historyBelief(mean, history);
  return { mean: a / (a + b), low: betaQuantile(0.025, a, b), high: betaQuantile(0.975, a, b) };
}
