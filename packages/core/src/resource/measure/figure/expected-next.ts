import type { ExpectedNext } from '@svc/contract/measure/figure';
import type { Estimate } from '@svc/contract/measure/score';
import { expectNextScan } from '@svc/scoring';

/** Of the newest figure of a series; null where it has no interval. */
export function expectedNext(figure: Estimate | undefined): ExpectedNext {
  if (!figure || figure.value === null || !figure.ci || figure.effectiveN <= 0) return null;
  return expectNextScan({ value: figure.value, effectiveN: figure.effectiveN });
}
