import { boundByLoss, type PresenceEstimates, type PresenceOptions } from '@svc/scoring';

/** A prompt on an engine: its answers, and those that were asked for and are not among them. */
export interface CountedCell {
  successes: number;
  trials: number;
  /** Did not come: the call failed. */
  lost: number;
  /** Came and can't be read: refused, blocked, empty or cut off. */
  refused: number;
}

/** The estimates, as wide as the missing answers make them. */
export const boundWhereLost = (
  byEngine: readonly { weight: number; cells: readonly CountedCell[] }[],
  estimates: PresenceEstimates,
  options: PresenceOptions,
): PresenceEstimates =>
  byEngine.every(({ cells }) => cells.every(({ lost, refused }) => lost + refused === 0))
    ? estimates
    : boundByLoss(byEngine, estimates, options);
