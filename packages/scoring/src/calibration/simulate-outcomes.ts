import { drawBinomial, type Random } from '../random/index.ts';
import { byPrompt, type ScoredPrediction } from './scored-prediction.ts';

/**
 * A sampler of what the answers would have been, were every prediction exactly right, with a prompt's answers correlated by ρ.
 * Each answer follows, with probability √ρ, one uniform of its prompt, else one of its own: rate exactly p, correlation of two
 * answers of one cell exactly ρ, and prompts that are mostly all or nothing, as measured ones are.
 */
export function outcomeSampler(
  predictions: readonly ScoredPrediction[],
  correlation: number,
): (random: Random) => Float64Array {
  const prompts = byPrompt(predictions);
  const follows = Math.sqrt(correlation);
  return (random) => {
    const successes = new Float64Array(predictions.length);
    for (const rows of prompts) {
      const common = random();
      for (const row of rows) {
        const one = predictions[row];
        if (!one) continue;
        const trials = Math.round(one.trials);
        const followers = drawBinomial(random, trials, follows);
        const own = drawBinomial(random, trials - followers, one.predicted);
        successes[row] = own + (common < one.predicted ? followers : 0);
      }
    }
    return successes;
  };
}
