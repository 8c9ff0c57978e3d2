import { expectNextScan } from '@svc/scoring';
import { z } from 'zod';
import { intervalOf, orNull } from '../../kernel/index.ts';
import type { Estimate } from '../score/index.ts';

export const ExpectedNext = orNull(intervalOf(z.number())).meta({
  description:
    'Where the next scan of the same prompts would come out, 19 times in 20, if nothing changed (test-retest).',
});
export type ExpectedNext = z.output<typeof ExpectedNext>;

/** Of the newest figure of a series; null where it has no interval. */
export function expectedNext(figure: Estimate | undefined): ExpectedNext {
  if (!figure || figure.value === null || !figure.ci || figure.effectiveN <= 0) return null;
  return expectNextScan({ value: figure.value, effectiveN: figure.effectiveN });
}
