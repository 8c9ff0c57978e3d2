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

/** What an answer's weight is multiplied by for each week of its age, and for each change of the engine's model since (method, 4.4 and 5.4). */
export const historyDiscounts = { weekly: 0.75, modelChange: 0.3 };
const pseudoCount = 0.8;

/** Sums past answers by their weights. */
export function weighHistory(past: readonly PastAnswers[]): HistoryWeight {
  let successes = 0;
  let trials = 0;
  for (const { successes: y, trials: k, weeksAgo, modelChanges = 0 } of past) {
    if (!(weeksAgo >= 0) || !(y >= 0 && y <= k))
      throw new RangeError('history needs 0 <= successes <= trials, weeksAgo >= 0');
    const weight = historyDiscounts.weekly ** weeksAgo * historyDiscounts.modelChange ** modelChanges;
    successes += weight * y;
    trials += weight * k;
  }
  return { successes, trials };
}

/**
 * Answers of many ages as if all were of one: the age at which they weigh as much together. Those with the brand and those without
 * stay apart, so that nothing that is worked out of the counts or of the weights changes. Empty without answers.
 */
export function mergePast(present: WeighedAnswers, absent: WeighedAnswers): PastAnswers[] {
  const one = ({ answers, weight }: WeighedAnswers, successes: number): PastAnswers[] =>
    answers === 0
      ? []
      : [
          {
            successes,
            trials: answers,
            weeksAgo: Math.max(0, Math.log(weight / answers) / Math.log(historyDiscounts.weekly)),
          },
        ];
  return [...one(present, present.answers), ...one(absent, 0)];
}

/** Answers, and the sum of their weights. */
export interface WeighedAnswers {
  answers: number;
  weight: number;
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
