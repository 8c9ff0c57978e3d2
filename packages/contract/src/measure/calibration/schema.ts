import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';

const share = z.number().min(0).max(1);
const figure = orNull(z.number());

const Skill = z.strictObject({ score: figure, baseline: figure, skill: figure, standardError: figure });

export const ReliabilityReport = z
  .strictObject({
    answers: z.number(),
    prompts: z.int(),
    bins: z
      .array(
        z.strictObject({
          from: share,
          to: share,
          predicted: share,
          observed: share,
          answers: z.number(),
          prompts: z.int(),
          bandLow: share,
          bandHigh: share,
        }),
      )
      .meta({
        description:
          'Equal numbers of answers in each. The band holds 95% of observed shares when predictions are exactly right.',
      }),
    calibrationError: z.strictObject({
      debiasedSquared: figure,
      plugIn: figure,
      nullLow: figure,
      nullHigh: figure,
      plugInNullHigh: figure,
      withinNull: z.boolean(),
    }),
    inTheLarge: z.strictObject({ difference: figure, z: figure }),
    brier: Skill,
    logLoss: Skill,
    coverage: z
      .strictObject({ cells: z.int(), covered: z.int(), rate: figure, low: figure, high: figure })
      .meta({
        description: 'How often the stated 95% interval is compatible with the answers.',
      }),
  })
  .meta({ id: 'ReliabilityReport', description: 'Everything that a reliability diagram needs.' });
export type ReliabilityReport = z.output<typeof ReliabilityReport>;

export const CalibrationQuery = z.strictObject({
  engine: z.string().max(40).optional(),
  source: z.enum(['scan', 'request']).default('scan').meta({
    description: 'scan: made automatically before every scan. request: made on request.',
  }),
  since: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'Only predictions checked at or after this time.' }),
  include: z
    .enum(['svg'])
    .optional()
    .meta({ description: 'svg: the reliability diagram as an image, in `svg`.' }),
});
export type CalibrationQuery = z.output<typeof CalibrationQuery>;

const group = z.strictObject({ group: z.string(), report: ReliabilityReport });

export const CalibrationReport = z
  .strictObject({
    projectId: id('project', 'The project.'),
    mode,
    provenance,
    status: z
      .enum(['measured', 'not_run'])
      .meta({ description: 'not_run: no prediction has been checked yet.' }),
    predictions: z.strictObject({ judged: z.int(), pending: z.int() }),
    report: orNull(ReliabilityReport),
    byEngine: z.array(group),
    byLocale: z.array(group),
    byModel: z.array(group).meta({ description: 'Each version of the predictor by itself.' }),
    svg: orNull(z.string()),
    notes: z.array(z.string()),
  })
  .meta({ id: 'CalibrationReport', description: 'How well predictions matched later answers.' });
export type CalibrationReport = z.output<typeof CalibrationReport>;

export const PredictedObserved = z
  .strictObject({
    predictionId: id('prediction', 'The prediction.'),
    promptId: orNull(z.string()),
    promptText: z.string(),
    engine: z.string(),
    source: z.enum(['scan', 'request']),
    modelVersion: z.string(),
    predicted: z.strictObject({ value: share, low: share, high: share }),
    observed: orNull(
      z.strictObject({
        rate: share,
        present: z.int(),
        answers: z.int(),
        scanId: z.string(),
        at: timestamp('When the scan ended.'),
      }),
    ).meta({
      description: 'null: no scan has asked this cell since.',
    }),
    agrees: orNull(z.boolean()).meta({
      description: 'Whether the answers are compatible with the 95% interval.',
    }),
    surprise: orNull(z.number()).meta({ description: 'Log loss per answer, in nats; a coin flip has 0.69.' }),
    mode,
    provenance: z.literal('predicted'),
    predictedAt: timestamp('Time of the prediction.'),
  })
  .meta({ id: 'PredictedObserved', description: 'A prediction beside the observed answers of its cell.' });
export type PredictedObserved = z.output<typeof PredictedObserved>;
export const PredictedObservedList = listOf('PredictedObservedList', PredictedObserved);

export const ListPredictedObserved = z.strictObject({
  ...page,
  status: z.enum(['judged', 'pending', 'all']).default('judged'),
  engine: z.string().max(40).optional(),
  promptId: id('prompt', 'Only this prompt.').optional(),
  source: z.enum(['scan', 'request']).optional(),
  sort: z.enum(['-createdAt', '-surprise']).default('-createdAt'),
});
export type ListPredictedObserved = z.output<typeof ListPredictedObserved>;
