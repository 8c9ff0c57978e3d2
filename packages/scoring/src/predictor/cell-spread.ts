import { normalCdf } from '../distribution/index.ts';
import { locationOfMean } from './gauss-hermite.ts';
import { expit } from './logistic.ts';
import type { Model } from './model.ts';
import { isRanked } from './organic-rank.ts';

/** How far true rates may differ from predicted ones: some cells never name the brand, and brands may vary more than studies say. */
export interface CellSpread {
  /** Share of cells whose rate is 0. */
  never: number;
  /** Factor on the variance that all cells of a brand share, apart from the brand's tier. */
  wider: number;
}

/** Weight, in prompts, of the doubt about the shape of the priors. */
const doubtedPrompts = 2;
/**
 * Before any answer, brands are assumed to vary five times as much, and with a belief of .2 half of all cells
 * never name the brand. Set by simulation (bench, P6 and P7), so that intervals hold in worlds that the
 * priors do not describe.
 */
const doubt = { wider: 5, deadWorld: 0.2, deadCells: 0.5 } as const;

/** Decreases as more prompts are fitted, because those show how prompts differ. */
const fading = ({ trainedOn }: Model): number => doubtedPrompts / (doubtedPrompts + trainedOn.prompts);

/** Where the organic rank is known, published counts of pages of all brands tell the level, so nothing is added to what brands vary by. */
export function spreadOfModel(model: Model, subject: Parameters<typeof isRanked>[0]): CellSpread {
  const doubted = fading(model);
  return {
    never: doubted * doubt.deadWorld * doubt.deadCells,
    wider: isRanked(subject) ? 1 : 1 + (doubt.wider - 1) * doubted,
  };
}

/** Share of dead cells in one draw of the world, the same for all cells. */
export function drawDeadShare(model: Model, random: () => number): number {
  return random() < fading(model) * doubt.deadWorld ? doubt.deadCells : 0;
}

/** The mean over cells that can name the brand at all, kept below 1. */
export function meanOfLiving(mean: number, { never }: CellSpread): number {
  return Math.min(0.999, mean / (1 - never));
}

/**
 * 95% interval of a cell's rate whose mean is predicted: 0 with share `never`, else expit of a normal with variance
 * wider × shared + own, located so that the mean stays. Where 0 itself is likelier than 2.5% the interval starts there and
 * leaves out 5% above; otherwise 2.5% on each side. By bisection on the logit, error below 1e-6.
 */
export function cellInterval(
  mean: number,
  variance: { shared: number; own: number },
  spread: CellSpread,
): { low: number; high: number } {
  const { never, wider } = spread;
  const total = wider * variance.shared + variance.own;
  const at = locationOfMean(meanOfLiving(mean, spread), total);
  const sd = Math.sqrt(total);
  const quantile = (probability: number): number => {
    let [low, high] = [-60, 60];
    while (high - low > 1e-6) {
      const middle = (low + high) / 2;
      if (never + (1 - never) * normalCdf((middle - at) / sd) < probability) low = middle;
      else high = middle;
    }
    return expit(low);
  };
  return never > 0.025 ? { low: 0, high: quantile(0.95) } : { low: quantile(0.025), high: quantile(0.975) };
}
