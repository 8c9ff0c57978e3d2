import type { Recalibration } from './recalibration.ts';

interface Point {
  predicted: number;
  successes: number;
  trials: number;
}

/** A pooled block of the isotonic fit: predictions from `low` to `high`, their weight and mean outcome. */
interface Block {
  low: number;
  high: number;
  weight: number;
  mean: number;
}

const merge = (a: Block, b: Block): Block => {
  const weight = a.weight + b.weight;
  return { low: a.low, high: b.high, weight, mean: (a.mean * a.weight + b.mean * b.weight) / weight };
};

/** Weighted isotonic regression by pooling adjacent violators (Ayer et al. 1955). `points` sorted by prediction; equal
 * predictions are one. */
export function poolAdjacentViolators(points: readonly Point[]): Block[] {
  const levels: Block[] = [];
  for (const { predicted, successes, trials } of points) {
    if (trials <= 0) continue;
    const level: Block = { low: predicted, high: predicted, weight: trials, mean: successes / trials };
    const last = levels.at(-1);
    if (last?.high === predicted) levels[levels.length - 1] = merge(last, level);
    else levels.push(level);
  }
  const blocks: Block[] = [];
  for (const level of levels) {
    let block = level;
    for (let last = blocks.at(-1); last && last.mean >= block.mean; last = blocks.at(-1)) {
      blocks.pop();
      block = merge(last, block);
    }
    blocks.push(block);
  }
  return blocks;
}

const byPrediction = (a: Point, b: Point): number => a.predicted - b.predicted;

/** Isotonic recalibration: the pooled steps, linear between them (Zadrozny and Elkan 2002). Throws without answers. */
export function fitIsotonic(outcomes: readonly Point[]): Recalibration {
  const blocks = poolAdjacentViolators([...outcomes].sort(byPrediction));
  if (blocks.length === 0) throw new RangeError('isotonic recalibration needs answers');
  const knots: number[] = [];
  const values: number[] = [];
  for (const { low, high, mean } of blocks) {
    knots.push(low);
    values.push(mean);
    if (high > low) {
      knots.push(high);
      values.push(mean);
    }
  }
  return { method: 'isotonic', knots, values };
}

/** Largest number of predictions at which Venn-Abers is tabulated. */
const tableSize = 100;

/**
 * Inductive Venn-Abers (Vovk and Petej 2014): at each knot, isotonic fits with the knot added once as a miss and once as a
 * hit; the merged probability is upper / (1 − lower + upper). Tabulated at up to 100 quantiles of the predictions.
 */
export function fitVennAbers(outcomes: readonly Point[]): Recalibration {
  const sorted = [...outcomes].sort(byPrediction);
  if (sorted.length === 0) throw new RangeError('Venn-Abers needs answers');
  const quantiles = Array.from({ length: tableSize }, (_, i) => {
    return sorted[Math.round((i * (sorted.length - 1)) / (tableSize - 1))]?.predicted ?? 0.5;
  });
  const knots = [...new Set(quantiles)];
  const assumed = (predicted: number, outcome: number): number => {
    const extra = { predicted, successes: outcome, trials: 1 };
    const at = sorted.findIndex((point) => point.predicted >= predicted);
    const blocks = poolAdjacentViolators([...sorted.slice(0, at), extra, ...sorted.slice(at)]);
    return blocks.find(({ low, high }) => low <= predicted && predicted <= high)?.mean ?? outcome;
  };
  return {
    method: 'venn-abers',
    knots,
    lower: knots.map((knot) => assumed(knot, 0)),
    upper: knots.map((knot) => assumed(knot, 1)),
  };
}
