import { z } from 'zod';
import { entity } from '../../kernel/entity.ts';
import { mode } from '../../kernel/mode.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, provenance } from '../../kernel/schema.ts';
import { measures } from '../../measure/figure/schema.ts';
import { Estimate } from '../../measure/score/schema-estimate.ts';
import { spanFields, windowQuery } from '../../read/analytics/window.ts';

const share = z.number().gt(0).max(1);
const part = z.string().trim().min(1).max(60);

export const ScorecardRow = z.strictObject({
  name: z.string().trim().min(1).max(120),
  measure: z.enum(measures).default('presence'),
  weight: z.number().gt(0).max(1_000).default(1),
  target: share.meta({ description: 'A share: 0.4 is 40%.' }),
  floor: share.optional().meta({ description: 'Below this it is poor; default: 80% of the target.' }),
  engine: part.optional(),
  surface: part.optional(),
  segmentId: id('segment', 'A segment.').optional(),
});
export type ScorecardRow = z.output<typeof ScorecardRow>;

const fields = {
  name: z.string().trim().min(1).max(120),
  rows: z.array(ScorecardRow).min(1).max(30),
  days: z.int().min(1).max(365).meta({ description: 'Number of days whose scans a figure covers.' }),
};

export const scorecards = entity({
  one: 'scorecard',
  path: '/v1/projects/{projectId}/scorecards',
  reading: { scope: 'reports:read', fine: 'scorecards:read' },
  writing: { scope: 'reports:write', fine: 'scorecards:write' },
  description: 'Metrics with weights and targets, combined into one.',
  fields,
  defaults: { days: 30 },
  added: { mode, version: z.int().meta({ description: 'Incremented when rows or dates change.' }) },
  query: {},
});
export type Scorecard = Omit<z.output<typeof scorecards.schema>, 'mode'>;
export const { create: CreateScorecard, update: UpdateScorecard } = scorecards;

const verdict = z.enum(['met', 'missed', 'undecided', 'not_measured', 'not_comparable']).meta({
  description:
    'met: the whole interval is at or above the target. missed: it is below. undecided: it contains the target. not_comparable: several surfaces, which are not pooled.',
});

export const ScorecardReading = z
  .strictObject({
    ...scorecards.schema.omit({ days: true }).shape,
    span: z.strictObject(spanFields),
    provenance,
    rows: z.array(
      z.strictObject({
        ...ScorecardRow.shape,
        floor: share,
        figure: orNull(Estimate),
        verdict,
        band: orNull(z.enum(['good', 'fair', 'poor'])).meta({
          description: 'By the value: good at or above the target, poor below the floor.',
        }),
      }),
    ),
    composite: z.strictObject({
      value: orNull(z.number()).meta({ description: '1: targets are met on average.' }),
      ci: orNull(
        z.strictObject({
          low: z.number(),
          high: z.number(),
          level: z.literal(0.95),
          method: z.string(),
        }),
      ),
      verdict,
      formula: z.string(),
      missing: z.array(z.string()).meta({ description: 'Rows left out, with their weight.' }),
    }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'ScorecardReading' });
export type ScorecardReading = Omit<z.output<typeof ScorecardReading>, 'mode'>;

export type ScorecardParams = PathOf<'projectId' | 'scorecardId'>;

export const ReadScorecard = z.strictObject({
  asOf: windowQuery.to.meta({ description: 'Day or instant; default: now.' }),
  version: z.coerce.number().int().min(1).optional().meta({ description: 'Default: the one of `asOf`.' }),
});
export type ReadScorecard = z.output<typeof ReadScorecard>;
