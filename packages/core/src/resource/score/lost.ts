import { boundByLoss, detectLoss, type PresenceEstimates, type PresenceOptions } from '@svc/scoring';

/** A prompt on an engine: its answers, and how many more were asked for and did not come or can't be read. */
export interface CountedCell {
  successes: number;
  trials: number;
  lost: number;
}

/** The estimates, as wide as the lost answers make them where their loss goes with the brand's presence. */
export function boundWhereLost(
  byEngine: readonly { weight: number; cells: readonly CountedCell[] }[],
  estimates: PresenceEstimates,
  options: PresenceOptions,
): PresenceEstimates {
  if (byEngine.every(({ cells }) => cells.every(({ lost }) => lost === 0))) return estimates;
  const engines = byEngine.map(({ weight, cells }) => ({
    weight,
    cells: cells.map(({ successes, trials, lost }) => ({ successes, trials, asked: trials + lost })),
  }));
  return detectLoss(engines).related ? boundByLoss(engines, estimates, options) : estimates;
}
