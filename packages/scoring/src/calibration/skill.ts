import { brierSum, logLossSum } from './proper-score.ts';
import { byPrompt, leaveOnePromptOut, type ScoredPrediction } from './scored-prediction.ts';

export interface Skill {
  /** Mean over answers. */
  score: number;
  baseline: number;
  /** 1 − score / baseline; 0 is no better than the baseline, 1 is perfect. */
  skill: number;
  /** Standard error of the skill, prompts as clusters. NaN below two prompts. */
  standardError: number;
}

export type ProperScore = (predicted: number, successes: number, trials: number) => number;

/** Skill of predictions against each one's baseline, or against the rate of the other prompts (Murphy 1988). NaN without answers. */
export function skillOf(predictions: readonly ScoredPrediction[], properScore: ProperScore): Skill {
  const others = leaveOnePromptOut(predictions);
  let score = 0;
  let baseline = 0;
  let trials = 0;
  const prompts: { score: number; baseline: number }[] = [];
  for (const rows of byPrompt(predictions)) {
    const sums = { score: 0, baseline: 0 };
    for (const row of rows) {
      const one = predictions[row];
      if (!one) continue;
      sums.score += properScore(one.predicted, one.successes, one.trials);
      sums.baseline += properScore(one.baseline ?? others[row] ?? Number.NaN, one.successes, one.trials);
      trials += one.trials;
    }
    prompts.push(sums);
    score += sums.score;
    baseline += sums.baseline;
  }
  const ratio = score / baseline;
  const squares = prompts.reduce((sum, one) => sum + (one.score - ratio * one.baseline) ** 2, 0);
  const count = prompts.length;
  return {
    score: score / trials,
    baseline: baseline / trials,
    skill: 1 - ratio,
    standardError: count < 2 ? Number.NaN : Math.sqrt((squares * count) / (count - 1)) / baseline,
  };
}

/** Brier skill. */
export const brierSkill = (predictions: readonly ScoredPrediction[]): Skill => skillOf(predictions, brierSum);

/** Log-loss skill. */
export const logLossSkill = (predictions: readonly ScoredPrediction[]): Skill =>
  skillOf(predictions, logLossSum);
