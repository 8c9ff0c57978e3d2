import type { Provenance } from '@svc/contract/kernel';
import type { CellStatus, Estimate } from '@svc/contract/measure/score';
import type { Published, Estimate as Unpublished } from '@svc/scoring';

interface Circumstances {
  provenance: Provenance;
  asOf: string;
  status: CellStatus;
  /** Answers that were read, and those of them that are no copies. */
  read: number;
  distinct: number;
  /** Answers that count for the measure, and those of them that hold the brand. */
  trials: number;
  successes: number;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** An estimate in the shape that every payload has. */
export function publishEstimate(
  tracked: Published<Unpublished>,
  market: Unpublished | null,
  { provenance, asOf, status, read, distinct, trials, successes }: Circumstances,
): Estimate {
  return {
    value: tracked.value,
    ci: tracked.ci,
    market:
      market?.value != null && market.ci
        ? {
            value: market.value,
            ci: market.ci,
            n: market.n,
            effectiveN: rounded(market.effectiveN),
            label: market.label,
          }
        : null,
    n: tracked.n,
    k: rounded(tracked.k),
    successes,
    trials,
    ...(distinct < read ? { distinct: distinct / read } : {}),
    effectiveN: rounded(tracked.effectiveN),
    label: tracked.label,
    provenance,
    asOf,
    status,
    methodVersion: tracked.methodVersion,
  };
}
