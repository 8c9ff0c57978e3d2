import type { Cluster } from './cluster.ts';
import { type Estimate, insufficientEstimate } from './estimate.ts';
import { assistedEstimate, spreadOf } from './model-assisted.ts';

/** Discount per look, and how many answers' worth of the panel's own mean stand behind a prompt without history. */
export interface HistoryDecay {
  discount: number;
  pseudoCount: number;
}

export const defaultHistoryDecay: HistoryDecay = { discount: 0.75, pseudoCount: 0.8 };

/** A tracked prompt: what this look saw (null when it wasn't its turn), and earlier looks, oldest first. */
export interface TrackedPrompt {
  current: Cluster | null;
  history: readonly (Cluster | null)[];
}

/** Discounted counts of one prompt's earlier looks; a look that was skipped still ages what came before. */
function decayed(history: readonly (Cluster | null)[], discount: number): Cluster {
  let [successes, trials] = [0, 0];
  for (const look of history) {
    successes = discount * successes + (look?.successes ?? 0);
    trials = discount * trials + (look?.trials ?? 0);
  }
  return { successes, trials };
}

/** What history expects of each prompt now: its decayed rate, drawn a little to the panel's. */
export function forecastFromHistory(
  prompts: readonly TrackedPrompt[],
  { discount, pseudoCount }: HistoryDecay = defaultHistoryDecay,
): number[] | null {
  const counts = prompts.map(({ history }) => decayed(history, discount));
  const trials = counts.reduce((sum, count) => sum + count.trials, 0);
  if (trials === 0) return null;
  const panel = counts.reduce((sum, count) => sum + count.successes, 0) / trials;
  return counts.map((count) => (count.successes + pseudoCount * panel) / (count.trials + pseudoCount));
}

/**
 * Presence over a tracked panel, with each prompt's own history as control variate: 40 to 60% of the credits saved,
 * most where one answer a prompt leaves only naive Wilson.
 *
 * θ̂ = mean f(all prompts) + mean (y − f)(measured now); variance Var(y − f)/m; Wilson on θ̂(1−θ̂)/variance. When all
 * are measured θ̂ is the plain mean and only the width gains. History can't bias: it is older than the answers it meets.
 * Source: difference estimator (Cochran 1977, ch. 7). Slightly wide (96 to 97%), as the residuals also hold the
 * prompts' drift. When measured in turns, the turn must be drawn at random.
 *
 * @returns `insufficient` without any history, or below 20 prompts measured now
 */
export function estimateWithHistory(
  prompts: readonly TrackedPrompt[],
  decay: HistoryDecay = defaultHistoryDecay,
): Estimate {
  const forecast = forecastFromHistory(prompts, decay);
  const residuals: number[] = [];
  let trials = 0;
  for (const [i, { current }] of prompts.entries()) {
    if (!current || current.trials === 0) continue;
    residuals.push(current.successes / current.trials - (forecast?.[i] ?? 0));
    trials += current.trials;
  }
  const m = residuals.length;
  if (!forecast || m < 20) return insufficientEstimate(m, m === 0 ? 0 : trials / m);
  const residual = spreadOf(residuals);
  const value = Math.min(1, Math.max(0, spreadOf(forecast).mean + residual.mean));
  return assistedEstimate(value, residual.variance / m, m, trials / m, 'history-difference-wilson');
}
