import { z } from 'zod';
import { ChangeMark } from '../../account/logged-change/schema.ts';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';
import { CellRules } from '../../measure/cell/schema.ts';
import { ExpectedNext, measures } from '../../measure/figure/schema.ts';
import { Difference, Mover } from '../../measure/scan/schema-compare.ts';
import { conditional, ShareOfVoice } from '../../measure/score/schema.ts';
import { Estimate } from '../../measure/score/schema-estimate.ts';
import { OpenAlert } from '../alert/schema.ts';
import { filterQuery } from './filter.ts';
import { partial, spanFields, window, windowQuery } from './window.ts';

const projectId = id('project', 'The project.');
const measure = z.enum(measures).default('presence').meta({ description: 'presence: mention or citation.' });
const brandId = id('brand', 'A competitor; default: your own brand.').optional();
const span = z.strictObject(spanFields).meta({ id: 'Span' });
const notes = z.array(z.string());

export const HistoryQuery = z.strictObject({
  projectId,
  ...windowQuery,
  measure,
  brandId,
  by: z.enum(['surface', 'engine']).default('surface').meta({
    description: 'surface: one series per surface, its engines pooled. engine: one per engine.',
  }),
  bucket: z.enum(['scan', 'day', 'week', 'month', 'cycle']).default('scan').meta({
    description:
      'One point per scan, or per day, week or month. cycle: one per run of a schedule’s cycle, over the last runs that together ask the whole set.',
  }),
  ...filterQuery,
});
export type HistoryQuery = z.output<typeof HistoryQuery>;

export const Break = z
  .strictObject({
    kind: z.enum([
      'engines_changed',
      'engine_model_changed',
      'prompts_changed',
      'identity_changed',
      'detector_changed',
      'locale_changed',
      'persona_changed',
    ]),
    detail: z.string(),
  })
  .meta({ id: 'Break', description: 'What else differs from the previous point.' });

export const History = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    timeZone: z.string(),
    measure: z.string(),
    provenance,
    series: z.array(
      z.strictObject({
        surface: z.string(),
        engine: orNull(z.string()).meta({ description: 'null: pooled over the engines of the surface.' }),
        basis: conditional.basis,
        points: z.array(
          z.strictObject({
            bucket: z.string().meta({ description: 'A scan’s id, or the first day of the period.' }),
            at: timestamp('When its first scan began.'),
            scans: z.array(z.string()),
            figure: Estimate,
            shown: conditional.shown,
            breaks: z
              .array(Break)
              .meta({ description: 'Empty: the point is comparable with the previous one.' }),
            partial,
          }),
        ),
        expectedNext: ExpectedNext,
      }),
    ),
    changes: z
      .array(ChangeMark)
      .meta({ description: 'Logged changes in the span, to mark on every series.' }),
    notes,
  })
  .meta({ id: 'History', description: 'Points with intervals; no scan, no point.' });
export type History = z.output<typeof History>;

export const OverviewQuery = z.strictObject({ projectId, ...windowQuery, ...filterQuery });
export type OverviewQuery = z.output<typeof OverviewQuery>;

export const PeriodChange = z
  .strictObject({ tracked: Difference, market: Difference })
  .meta({ id: 'PeriodChange', description: 'On the prompts that both asked, and on questions like these.' });

export const Overview = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    before: span.meta({ description: 'The span of the same length before it.' }),
    provenance,
    scans: z.int(),
    answers: z.int(),
    alerts: z.array(OpenAlert).meta({ description: 'Open now, the most urgent first.' }),
    nextRunAt: orNull(timestamp('Next scheduled scan.')),
    surfaces: z.array(
      z.strictObject({
        surface: z.string(),
        engines: z.array(z.string()),
        ...conditional,
        measures: z.array(
          z.strictObject({
            measure: z.string(),
            figure: Estimate,
            change: orNull(PeriodChange).meta({
              description: 'null: nothing was measured in the previous span.',
            }),
          }),
        ),
        shareOfVoice: orNull(ShareOfVoice),
      }),
    ),
    notes,
  })
  .meta({ id: 'AnalyticsOverview' });
export type Overview = z.output<typeof Overview>;

const Period = z.strictObject({ from: window.from.unwrap(), to: window.to.unwrap() });

export const ComparePeriods = z
  .strictObject({
    projectId,
    before: Period,
    after: Period,
    timeZone: windowQuery.timeZone,
    measure,
    brandId,
    rules: CellRules.default({}),
    segmentId: id('segment', 'One segment.').optional(),
  })
  .meta({ id: 'ComparePeriods' });
export type ComparePeriods = z.output<typeof ComparePeriods>;

export const PeriodComparison = z
  .strictObject({
    mode,
    projectId: z.string(),
    before: span,
    after: span,
    measure: z.string(),
    provenance,
    headline: z.string(),
    engines: z.array(z.string()).meta({ description: 'Engines asked in both; only these are compared.' }),
    overall: orNull(PeriodChange).meta({ description: 'null: engines of several surfaces; see byEngine.' }),
    byEngine: z.array(z.strictObject({ engine: z.string(), ...PeriodChange.shape })),
    breaks: z.array(Break),
    notes,
  })
  .meta({ id: 'PeriodComparison' });
export type PeriodComparison = z.output<typeof PeriodComparison>;

export const MoversQuery = z.strictObject({ projectId, ...windowQuery, measure, ...filterQuery });
export type MoversQuery = z.output<typeof MoversQuery>;

export const Movers = z
  .strictObject({
    mode,
    projectId: z.string(),
    span,
    before: span,
    provenance,
    shift: Difference.meta({
      description:
        'The brand’s change over all engines; movers differ from it. Where they are of several surfaces, `notes` say so.',
    }),
    movers: z.array(Mover),
    notes,
  })
  .meta({ id: 'Movers', description: 'At most 1 in 10 of what moved is a false alarm.' });
export type Movers = z.output<typeof Movers>;
