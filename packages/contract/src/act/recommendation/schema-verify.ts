import { z } from 'zod';
import { Spendable } from '../../account/credit/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, probability, provenance } from '../../kernel/schema.ts';
import { Measured, state } from './schema.ts';

export const Verify = z
  .strictObject({
    scan: z
      .enum(['if_needed', 'never'])
      .default('if_needed')
      .meta({ description: 'if_needed: asks engines if newer answers do not suffice.' }),
    samplesK: z.int().min(1).max(50).optional(),
    prompts: z.enum(['all', 'needed']).default('all').meta({
      description:
        'What the scan asks. needed: the affected prompts and twice as many others to compare with, if that is less than all.',
    }),
    maxCredits: z.int().min(0).optional(),
  })
  .meta({ id: 'VerifyRecommendation' });
export type Verify = z.output<typeof Verify>;

export const EstimateVerification = z.strictObject({
  prompts: z.enum(['all', 'needed']).default('all').meta({ description: 'As in verify_recommendation.' }),
  samplesK: z.coerce.number().int().min(1).max(50).optional(),
});
export type EstimateVerification = z.output<typeof EstimateVerification>;

export const VerificationEstimate = z
  .strictObject({
    mode,
    recommendationId: id('recommendation', 'The recommendation.'),
    next: z.enum(['look', 'scan', 'wait', 'nothing']).meta({
      description:
        'look: newer answers suffice, at 0 credits. scan: engines are asked. wait: a scan for it is running. nothing: no scan would tell more.',
    }),
    credits: z.int().meta({ description: 'Upper limit: send it as maxCredits.' }),
    balance: z.int().meta({ description: 'Credits of the organisation that are available now.' }),
    spendable: Spendable,
    affordable: z.boolean().meta({ description: 'Whether `spendable` covers `credits`.' }),
    scan: orNull(
      z.strictObject({
        prompts: z.int(),
        touched: z.int().meta({ description: 'Prompts among these that the move affects.' }),
        engines: z.array(z.string()),
        samplesK: z.int(),
        estimatedSeconds: z.int(),
      }),
    ).meta({ description: 'null unless `next` is scan.' }),
    smallestVisible: orNull(probability).meta({
      description:
        'The smallest effect the last look would have detected 4 times in 5; null before the first.',
    }),
  })
  .meta({ id: 'VerificationEstimate' });
export type VerificationEstimate = Omit<z.output<typeof VerificationEstimate>, 'mode'>;

export const RecommendationVerification = z
  .strictObject({
    recommendationId: id('recommendation', 'The recommendation.'),
    mode,
    provenance,
    state,
    status: z.enum(['measured', 'measuring', 'nothing_to_compare']),
    scanId: orNull(z.string()).meta({ description: 'The scan being awaited.' }),
    measured: orNull(Measured),
    sentence: z.string(),
  })
  .meta({ id: 'RecommendationVerification' });
export type RecommendationVerification = Omit<z.output<typeof RecommendationVerification>, 'mode'>;
