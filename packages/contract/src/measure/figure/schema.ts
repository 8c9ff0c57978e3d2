import { z } from 'zod';
import { intervalOf, orNull } from '../../kernel/schema.ts';

export const measures = ['presence', 'mention', 'citation'] as const;

export const ExpectedNext = orNull(intervalOf(z.number())).meta({
  description:
    'Range of the next scan of the same prompts, 19 times in 20, if nothing changes (test-retest).',
});
export type ExpectedNext = z.output<typeof ExpectedNext>;
