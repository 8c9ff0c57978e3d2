import { z } from 'zod';
import { id, mode, orNull, provenance } from '../../kernel/index.ts';
import { Measured, state } from './schema.ts';

export const Verify = z
  .strictObject({
    scan: z
      .enum(['if_needed', 'never'])
      .default('if_needed')
      .meta({ description: 'if_needed: asks engines when no newer scan tells.' }),
    samplesK: z.int().min(1).max(50).optional(),
    maxCredits: z.int().min(0).optional(),
  })
  .meta({ id: 'VerifyRecommendation' });
export type Verify = z.output<typeof Verify>;

export const RecommendationVerification = z
  .strictObject({
    recommendationId: id('recommendation', 'The recommendation.'),
    mode,
    provenance,
    state,
    status: z.enum(['measured', 'measuring', 'nothing_to_compare']),
    scanId: orNull(z.string()).meta({ description: 'The scan that is awaited.' }),
    measured: orNull(Measured),
    sentence: z.string(),
  })
  .meta({ id: 'RecommendationVerification' });
export type RecommendationVerification = Omit<z.output<typeof RecommendationVerification>, 'mode'>;
