import { brierSum, logLossSum } from './proper-score.ts';

/** A held-out cell with what two fits say of it, neither of which has seen any answer to its prompt. */
export interface HeldOutCell {
  prompt: string;
  current: number;
  candidate: number;
  successes: number;
  trials: number;
}

export interface Promotion {
  decision: 'promote' | 'keep' | 'insufficient';
  /** Gain of the candidate an answer (positive: better), with standard errors, prompts as clusters. */
  logLossGain: number;
  logLossError: number;
  brierGain: number;
  brierError: number;
  prompts: number;
}

const fewestPrompts = 30;

/**
 * Whether a new model replaces the current one: only when it is no worse on held-out prompts. Log loss must not be worse at all,
 * Brier not by more than one standard error; below 30 prompts the current one stays, whatever the figures.
 */
export function decidePromotion(cells: readonly HeldOutCell[]): Promotion {
  const answered = cells.filter((cell) => cell.trials > 0);
  const trials = answered.reduce((sum, cell) => sum + cell.trials, 0);
  const gains = new Map<string, { logLoss: number; brier: number; trials: number }>();
  for (const { prompt, current, candidate, successes, trials: k } of answered) {
    const gain = gains.get(prompt) ?? { logLoss: 0, brier: 0, trials: 0 };
    gain.logLoss += logLossSum(current, successes, k) - logLossSum(candidate, successes, k);
    gain.brier += brierSum(current, successes, k) - brierSum(candidate, successes, k);
    gain.trials += k;
    gains.set(prompt, gain);
  }
  const prompts = gains.size;
  const meanAndError = (measure: 'logLoss' | 'brier'): [number, number] => {
    let sum = 0;
    for (const gain of gains.values()) sum += gain[measure];
    const mean = sum / trials;
    let squares = 0;
    for (const gain of gains.values()) squares += (gain[measure] - mean * gain.trials) ** 2;
    return [mean, Math.sqrt((squares * prompts) / Math.max(1, prompts - 1)) / trials];
  };
  const [logLossGain, logLossError] = meanAndError('logLoss');
  const [brierGain, brierError] = meanAndError('brier');
  const noWorse = logLossGain >= 0 && brierGain >= -brierError;
  const decision = prompts < fewestPrompts ? 'insufficient' : noWorse ? 'promote' : 'keep';
  return { decision, logLossGain, logLossError, brierGain, brierError, prompts };
}
