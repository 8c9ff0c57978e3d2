import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, intervalOf, orNull, points, provenance, timestamp } from '../../kernel/schema.ts';

export const causes = [
  'brand',
  'competitor',
  'engine_change',
  'topic',
  'prompt_set',
  'coverage',
  'source_lost',
] as const;
export type Cause = (typeof causes)[number];
const cause = z.enum(causes);
const state = z.enum(['open', 'acknowledged', 'resolved']);
const rate = orNull(z.number().min(0).max(1));

/** For one series of weekly scans, by simulation: see `pnpm bench analytics`. */
export const falseAlarmsPerQuarter = 0.1;

export const Evidence = z.strictObject({
  cause,
  statement: z.string(),
  share: orNull(z.number()).meta({ description: 'Share of the change that it explains.' }),
});
export type Evidence = z.output<typeof Evidence>;

export const Anomaly = z
  .strictObject({
    mode,
    id: id('anomaly', 'The anomaly.'),
    projectId: z.string(),
    surface: z.string(),
    engine: orNull(z.string()).meta({ description: 'null: all engines of the surface together.' }),
    provenance,
    cause: cause.meta({
      description:
        'What the evidence points to. engine_change: one engine stood out. topic: one topic did. source_lost: answers that cited a third-party source did. brand: nothing stood out; the same prompts, engines and models show the brand more or less often. When all parts share a change, one is wrongly singled out in at most 2 of 100 cases.',
    }),
    direction: z.enum(['drop', 'rise']),
    headline: z.string(),
    before: rate,
    after: rate.meta({ description: 'Presence since then, on prompts and engines common to both sides.' }),
    change: orNull(points),
    ci: orNull(intervalOf(points)).meta({
      description: 'Interval of the change; null where prompts or engines changed.',
    }),
    score: orNull(z.number()).meta({ description: 'The change in standard deviations.' }),
    falseAlarms: z.number().meta({
      description:
        'Upper bound of the false-alarm rate: the share of such series with a false break in 26 scans, if only chance and daily variation of up to .2 logits act.',
    }),
    evidence: z.array(Evidence),
    beganScanId: id('scan', 'The first scan at the new level.'),
    beganAt: timestamp('When it began.'),
    foundScanId: id('scan', 'The scan that showed it.'),
    foundAt: timestamp('When that began.'),
    state,
    note: orNull(z.string()),
    handledBy: orNull(z.string()),
    handledAt: orNull(timestamp('When its state last changed.')),
  })
  .meta({ id: 'Anomaly', description: 'A break in a series, with its cause and what was done about it.' });
export type Anomaly = z.output<typeof Anomaly>;
export const AnomalyList = listOf('AnomalyList', Anomaly);

export const ListAnomalies = z.strictObject({
  ...page,
  projectId: id('project', 'The project.'),
  state: state.optional(),
  cause: cause.optional(),
});
export type ListAnomalies = z.output<typeof ListAnomalies>;

export const AcknowledgeAnomaly = z
  .strictObject({
    state: state.default('acknowledged').meta({ description: 'open: reopens it.' }),
    note: orNull(z.string().trim().max(1_000)).optional(),
  })
  .meta({ id: 'AcknowledgeAnomaly' });
export type AcknowledgeAnomaly = z.output<typeof AcknowledgeAnomaly>;
