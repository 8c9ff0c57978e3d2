import { normalCdf } from '../distribution/index.ts';
import { locationOfMean } from './gauss-hermite.ts';
import { expit } from './logistic.ts';
import type { Model } from './model.ts';

/** How cells may lie about their predicted mean: some never name the brand, and all may differ more than was thought. */
export interface CellSpread {
  /** Share of cells whose rate is 0. */
  never: number;
  /** Share of belief in brands that differ more: what all cells of a brand share varies `wider` times as much. */
  wide: number;
  wider: number;
}

/** Prompts that the doubt about the priors' own shape counts for. */
const doubtedPrompts = 2;
/** A belief of .55 that brands vary ten times as much, and of .2 that half of all cells are dead: set by simulation (bench, P6
 * and P7), so that cold intervals hold in worlds that the priors do not describe. */
const doubt = { wide: 0.55, wider: 10, deadWorld: 0.2, deadCells: 0.5 } as const;

/** Fades as prompts are fitted: they show how they differ. */
const fading = ({ trainedOn }: Model): number => doubtedPrompts / (doubtedPrompts + trainedOn.prompts);

export function spreadOfModel(model: Model): CellSpread {
  const doubted = fading(model);
  return {
    never: doubted * doubt.deadWorld * doubt.deadCells,
    wide: doubted * doubt.wide,
    wider: doubt.wider,
  };
}

/** One world of those that the model thinks possible, for draws that all cells share. */
export function drawWorld(model: Model, random: () => number): { dead: number; factor: number } {
  const doubted = fading(model);
  return {
    dead: random() < doubted * doubt.deadWorld ? doubt.deadCells : 0,
    factor: random() < doubted * doubt.wide ? doubt.wider : 1,
  };
}

/** The mean over cells that can name the brand at all, kept below 1. */
export function meanOfLiving(mean: number, { never }: CellSpread): number {
  return Math.min(0.999, mean / (1 - never));
}

/**
 * 95% interval of a cell's rate whose mean is predicted: 0 with share `never`, else expit of a normal with that variance or one
 * `wider` times as large, each located so that the mean stays. Where 0 itself is likelier than 2.5% the interval starts there
 * and leaves out 5% above; otherwise 2.5% on each side. By bisection on the logit, error below 1e-6.
 */
export function cellInterval(
  mean: number,
  variance: { shared: number; own: number },
  spread: CellSpread,
): { low: number; high: number } {
  const { never, wide, wider } = spread;
  const living = meanOfLiving(mean, spread);
  const parts = [
    { share: 1 - wide, variance: variance.shared + variance.own },
    { share: wide, variance: wider * variance.shared + variance.own },
  ].map((part) => ({
    share: part.share * (1 - never),
    at: locationOfMean(living, part.variance),
    sd: Math.sqrt(part.variance),
  }));
  const below = (at: number): number =>
    parts.reduce((sum, part) => sum + part.share * normalCdf((at - part.at) / part.sd), never);
  const quantile = (probability: number): number => {
    let [low, high] = [-40, 40];
    while (high - low > 1e-6) {
      const middle = (low + high) / 2;
      if (below(middle) < probability) low = middle;
      else high = middle;
    }
    return expit(low);
  };
  return never > 0.025 ? { low: 0, high: quantile(0.95) } : { low: quantile(0.025), high: quantile(0.975) };
}
