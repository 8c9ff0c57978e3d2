import { z } from 'zod';
import { intervalOf, orNull } from '../kernel/schema.ts';

export const measures = ['presence', 'mention', 'citation'] as const;

export const ExpectedNext = orNull(intervalOf(z.number())).meta({
  description:
    'Where the next scan of the same prompts would come out, 19 times in 20, if nothing changed (test-retest).',
});
export type ExpectedNext = z.output<typeof ExpectedNext>;
