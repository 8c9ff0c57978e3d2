import type { ScoredPrediction } from './scored-prediction.ts';

/** Rows of one bin, by position in the predictions. */
export type BinRows = readonly number[];

/** Bins of about equal numbers of answers in order of prediction; equal predictions stay together, so there may be fewer. */
export function equalMassBins(predictions: readonly ScoredPrediction[], count = 10): BinRows[] {
  const order = predictions
    .map((one, row) => ({ row, at: one.predicted, trials: one.trials }))
    .filter(({ trials }) => trials > 0)
    .sort((a, b) => a.at - b.at);
  const total = order.reduce((sum, { trials }) => sum + trials, 0);
  const bins: number[][] = [];
  let current: number[] = [];
  let filled = 0;
  for (const [i, { row, at, trials }] of order.entries()) {
    current.push(row);
    filled += trials;
    const next = order[i + 1];
    if (next && (next.at === at || filled < ((bins.length + 1) * total) / count - 1e-9)) continue;
    bins.push(current);
    current = [];
  }
  return bins;
}
