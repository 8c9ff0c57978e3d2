import { z } from 'zod';
import { orNull } from '../../kernel/schema.ts';

/** Fields that every request and answer has where an engine may write. */
export const maxCostUsd = z
  .number()
  .min(0)
  .max(100)
  .default(1)
  .meta({ description: 'Most that `engine` may cost; 0 only returns the estimate.' });
export const writerCost = {
  engine: z.string(),
  model: orNull(z.string()),
  estimatedCostUsd: orNull(z.strictObject({ low: z.number(), high: z.number() })),
  costUsd: orNull(z.number()).meta({ description: 'On your own key; null: unknown.' }),
};
