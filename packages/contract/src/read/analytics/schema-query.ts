import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, probability } from '../../kernel/schema.ts';
import { CellRules } from '../../measure/cell/schema.ts';
import { Difference } from '../../measure/scan/schema-compare.ts';
import { Estimate } from '../../measure/score/schema-estimate.ts';
import { spanFields, windowQuery } from './window.ts';

const metric = z.enum(['presence', 'mention', 'citation', 'answers', 'lost', 'refused', 'prompts', 'scans']);
const dimension = z.enum([
  'brand',
  'engine',
  'surface',
  'model',
  'intent',
  'topic',
  'prompt',
  'country',
  'language',
  'persona',
  'scan',
  'day',
  'week',
  'month',
]);
export type MetricName = z.output<typeof metric>;
export type Dimension = z.output<typeof dimension>;

/** One of the metrics or dimensions of the query. */
const asked = z.string().max(40);

const span = z.strictObject(spanFields);

export const QueryMetrics = z
  .strictObject({
    projectId: id('project', 'The project.'),
    from: windowQuery.from,
    to: windowQuery.to,
    days: z.int().min(1).max(1_100).default(30),
    timeZone: windowQuery.timeZone,
    metrics: z.array(metric).min(1).max(10),
    dimensions: z.array(dimension).max(4).default([]).meta({
      description: 'What a row stands for. Without `brand`, rows are about your own brand.',
    }),
    rules: CellRules.default({}),
    segmentId: id('segment', 'One segment.').optional(),
    brandIds: z.array(id('brand', 'A brand.')).min(1).max(50).optional(),
    having: z
      .array(z.strictObject({ metric: asked, min: z.number().optional(), max: z.number().optional() }))
      .max(10)
      .default([])
      .meta({ description: 'Rows whose requested metrics are within bounds.' }),
    orderBy: z
      .strictObject({ field: asked, direction: z.enum(['asc', 'desc']).default('desc') })
      .optional()
      .meta({
        description:
          'By a requested metric or dimension, or by `change` of the first metric on these prompts; default: by the dimensions.',
      }),
    changes: z.boolean().default(false).meta({
      description:
        'Adds each row’s change since the previous span of the same length, tested over all rows; allows ordering by `change`. Not for rows by time or scan.',
    }),
    limit: z.int().min(1).max(1_000).default(20),
    after: z.string().max(2_000).optional().meta({ description: '`next` of the previous page.' }),
  })
  .meta({ id: 'QueryMetrics' });
export type QueryMetrics = z.output<typeof QueryMetrics>;

const change = (description: string) =>
  z
    .strictObject({
      ...Difference.shape,
      qValue: orNull(probability).meta({ description: 'Benjamini-Hochberg over all rows that were tested.' }),
      verdict: Difference.shape.verdict.meta({
        description:
          'rise, fall: `ci` excludes 0 and qValue is at most .1, so at most 1 in 10 of those is a false alarm. With many rows, some whose `ci` excludes 0 show no change.',
      }),
    })
    .meta({ description });

export const RowChange = z
  .strictObject({
    tracked: change('On the prompts of the row that both spans asked; of fewer than six too.'),
    market: change('On questions like these; needs six prompts.'),
  })
  .meta({ id: 'RowChange' });
export type RowChange = z.output<typeof RowChange>;

export const MetricTable = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    before: span.optional().meta({ description: 'What `changes` are compared with.' }),
    rows: z.array(
      z.strictObject({
        dimensions: z.record(z.string(), orNull(z.string())),
        values: z.record(z.string(), orNull(z.number())).meta({ description: 'Counts and means by metric.' }),
        figures: z
          .record(z.string(), Estimate)
          .meta({ description: 'Presence, mention and citation, if requested, with both intervals.' }),
        changes: z.record(z.string(), RowChange).optional().meta({
          description:
            'By figure, if `changes` was requested. Figures missing in the previous span are omitted.',
        }),
      }),
    ),
    total: z.int(),
    next: orNull(z.string()),
    notes: z.array(z.string()),
  })
  .meta({ id: 'MetricTable' });
export type MetricTable = z.output<typeof MetricTable>;
