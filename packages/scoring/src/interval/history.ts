import { type Cluster, checkCluster } from './cluster.ts';
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

/** Expected rate of each prompt from its history: the decayed rate, shrunk a little towards the panel's. */
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
 * p(1−p) of one answer, averaged over prompts, from the differences between each prompt's successive looks: E
 * (rₜ − rₛ)² / (1/kₜ + 1/kₛ) = p(1−p) + drift², so it is never too small (von Neumann 1941). null below 20
 * pairs.
 */
function noiseFromSuccessiveLooks(prompts: readonly TrackedPrompt[]): number | null {
  let [sum, pairs] = [0, 0];
  for (const { current, history } of prompts) {
    let previous: Cluster | null = null;
    for (const look of [...history, current]) {
      if (!look || look.trials === 0) continue;
      if (previous) {
        const difference = look.successes / look.trials - previous.successes / previous.trials;
        sum += difference ** 2 / (1 / look.trials + 1 / previous.trials);
        pairs += 1;
      }
      previous = look;
    }
  }
  return pairs < 20 ? null : (sum + 0.25) / (pairs + 1);
}

/**
 * Presence over a tracked panel, with each prompt's own history as control variate. Saves half the credits
 * and more, most with one answer a prompt, where only naive Wilson would be left.
 *
 * θ̂ = mean f(all N prompts) + mean (y − f)(m measured now), f the decayed history; all measured: the plain
 * mean. Variance: σ²/m for the answers' noise σ², from successive looks, plus (1 − m/N) × the further
 * variance of the residuals / m, for prompts that were not measured now. Wilson on θ̂(1−θ̂)/variance. History
 * cannot bias the estimate, since it is older than the answers. Source: difference estimator (Cochran 1977,
 * ch. 7). When not all prompts are measured, those that are must be drawn at random.
 *
 * @returns `insufficient` without enough history, or below 20 prompts measured now
 */
export function estimateWithHistory(
  prompts: readonly TrackedPrompt[],
  decay: HistoryDecay = defaultHistoryDecay,
): Estimate {
  for (const { current, history } of prompts) {
    for (const look of [current, ...history]) if (look) checkCluster(look);
  }
  const forecast = forecastFromHistory(prompts, decay);
  const noise = noiseFromSuccessiveLooks(prompts);
  const residuals: number[] = [];
  let trials = 0;
  let inverseTrials = 0;
  for (const [i, { current }] of prompts.entries()) {
    if (!current || current.trials === 0) continue;
    residuals.push(current.successes / current.trials - (forecast?.[i] ?? 0));
    trials += current.trials;
    inverseTrials += 1 / current.trials;
  }
  const m = residuals.length;
  if (!forecast || noise === null || m < 20) return insufficientEstimate(m, m === 0 ? 0 : trials / m);
  const residual = spreadOf(residuals);
  const value = Math.min(1, Math.max(0, spreadOf(forecast).mean + residual.mean));
  const perAnswer = (noise * inverseTrials) / m;
  const beyond = (1 - m / prompts.length) * Math.max(0, residual.variance - perAnswer);
  return assistedEstimate(value, (perAnswer + beyond) / m, m, trials / m, 'history-difference-wilson');
}
