import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { modelLabels } from './model-label.ts';

const belief = z.strictObject({ mean: z.number(), sd: z.number() });

export const Coefficient = z
  .strictObject({
    feature: z.string(),
    description: z.string(),
    kind: z.enum(['content', 'format', 'access', 'brand', 'retrieval']),
    unit: z.string(),
    learned: belief.meta({ description: 'What the model holds now, log-odds per unit.' }),
    published: belief.meta({ description: 'What studies say of the association.' }),
    effect: orNull(belief).meta({
      description: 'Assumed effect of changing it; null: only an association is known.',
    }),
    studies: z.array(z.string()),
    answers: z.int().meta({ description: 'Answers for which the feature was observed.' }),
  })
  .meta({ id: 'PredictorCoefficient' });

const Promotion = z
  .strictObject({
    decision: z.enum(['promote', 'keep', 'insufficient']),
    logLossGain: z.number().meta({
      description:
        'Per answer, on a fifth of the prompts that neither of the two fits compared has seen; above 0 the new one is better.',
    }),
    logLossError: z.number(),
    brierGain: z.number(),
    brierError: z.number(),
    prompts: z.int(),
  })
  .meta({
    id: 'ModelPromotion',
    description:
      'Compares two fits to four fifths of the prompts each: the new one’s, and the one behind the model in force then (the published priors where there was none). Promoted if no worse; then the model is a fit to all prompts.',
  });

const Drift = z
  .strictObject({
    skill: z
      .array(
        z.strictObject({
          week: z.string(),
          skill: z.number(),
          nullLow: z.number(),
          nullHigh: z.number(),
          alarm: z.boolean(),
          prompts: z.int(),
        }),
      )
      .meta({
        description:
          'Brier skill of each week’s new answers, with the range that exactly right predictions would have.',
      }),
    inTheLarge: z.strictObject({ difference: z.number(), z: orNull(z.number()) }),
    drifted: z.array(z.strictObject({ feature: z.string(), index: z.number(), nullHigh: z.number() })),
    features: z.int(),
    cells: z.int(),
  })
  .meta({ id: 'PredictorDrift' });

export const PredictorInfo = z
  .strictObject({
    version: z.string(),
    label: z.enum(modelLabels),
    mode,
    provenance,
    createdFrom: z.string(),
    priorsVersion: z.string(),
    structure: z.string(),
    trainedOn: z.strictObject({
      answers: z.int(),
      prompts: z.int(),
      effectiveN: z.number(),
      workspaces: z.int(),
    }),
    promptSd: z.number().meta({
      description:
        'Standard deviation of prompts’ own levels beyond their features, in log-odds; included in every interval.',
    }),
    correlation: z.number().meta({ description: 'Of a prompt’s answers, given its features.' }),
    recalibration: z.string(),
    candidates: z.array(z.strictObject({ name: z.string(), weight: z.number() })).meta({
      description: 'Weight that the answers give to the published studies.',
    }),
    engines: z.array(z.strictObject({ engine: z.string(), offset: belief })),
    coefficients: z.array(Coefficient),
    versions: z.array(
      z.strictObject({
        version: z.string(),
        status: z.enum(['current', 'retired', 'rejected']),
        promotion: Promotion,
        createdAt: timestamp('When it was trained.'),
      }),
    ),
    drift: orNull(Drift).meta({ description: 'As of the newest training; null before the first.' }),
    limits: z.array(z.string()),
  })
  .meta({
    id: 'PredictorInfo',
    description: 'The model behind predictions: what it knows, from where, and how it is doing.',
  });
export type PredictorInfo = z.output<typeof PredictorInfo>;
