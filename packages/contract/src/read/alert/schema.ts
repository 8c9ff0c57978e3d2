import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, provenance, timestamp } from '../../kernel/schema.ts';

export const severity = z.enum(['info', 'warning', 'critical']);

const alertKinds = [
  'sequential',
  'change',
  'anomaly',
  'source_lost',
  'engine_health',
  'goal_at_risk',
  'engine_changed',
  'credits_low',
  'credits_end',
] as const;

/** Fields that say what a rule watches. */
const watched = {
  kind: z.enum(alertKinds).meta({
    description:
      'sequential: a lasting change, accumulated over scans. change: one scan against the previous seven, allowing for day-to-day variation (against the previous one if there are fewer than three). anomaly: a break between levels.',
  }),
  metric: z.enum(['presence', 'mention', 'citation', 'share_of_voice', 'first_place']),
  direction: z.enum(['fall', 'rise', 'both']),
  engine: orNull(z.string().max(100)),
  segmentId: orNull(z.string().max(40)),
  brandId: orNull(z.string().max(40)),
  source: orNull(z.string().trim().toLowerCase().min(3).max(253)),
  goalId: orNull(z.string().max(40)),
  threshold: orNull(z.number().min(0).max(1e9)).meta({
    description:
      'engine_health: share lost; goal_at_risk: probability; credits_low: credits; credits_end: days. null: the usual one. Other kinds have none.',
  }),
  baselineScans: z.int().min(3).max(26),
  minimumPrompts: z.int().min(1).max(10_000),
  minimumEffect: z.number().min(0).max(1).meta({
    description:
      'sequential (of `smoothed`), change, anomaly: smallest change that fires. 0.05: five points.',
  }),
};

/** Defaults of a rule. */
const usual = {
  kind: watched.kind.default('sequential'),
  metric: watched.metric.default('presence'),
  direction: watched.direction.default('fall'),
  engine: watched.engine.default(null),
  segmentId: watched.segmentId.default(null),
  brandId: watched.brandId.default(null),
  source: watched.source.default(null),
  goalId: watched.goalId.default(null),
  threshold: watched.threshold.default(null),
  baselineScans: watched.baselineScans.default(8),
  minimumPrompts: watched.minimumPrompts.default(10),
  minimumEffect: watched.minimumEffect.default(0.02),
};

const told = {
  name: z.string().trim().min(1).max(120).meta({ example: 'Presence falls' }),
  severity,
  channelIds: orNull(z.array(z.string().max(40)).max(50)).meta({
    description: 'null: all channels subscribed to alerts.',
  }),
  mutedUntil: orNull(z.iso.datetime({ offset: true }).max(40)),
};

export const AlertRule = z.strictObject(watched);
export type AlertRule = z.output<typeof AlertRule>;

const rate = z.strictObject({
  value: z.number(),
  ci: z.strictObject({ low: z.number(), high: z.number(), level: z.literal(0.95) }),
});
export const FalseAlarms = z
  .strictObject({
    ...rate.shape,
    scans: z.int().meta({ description: 'The number of scans of a calm project that the rate covers.' }),
    panels: z.int().meta({ description: 'Simulated projects.' }),
    from: z.int().meta({ description: 'The project’s scans that the simulation is based on.' }),
    daysApart: z.number().optional().meta({ description: 'Typical days between two of its scans.' }),
  })
  .meta({
    id: 'FalseAlarms',
    description: 'The share of projects like this one, with no lasting change, in which the rule fires.',
  });
export type FalseAlarms = z.output<typeof FalseAlarms>;

// Firings that were stored before they kept their method and counts lack them.
const bounds = orNull(
  z.strictObject({
    low: z.number(),
    high: z.number(),
    level: z.literal(0.95),
    method: z.string().optional().meta({ description: 'See GET /v1/methodology.' }),
  }),
);
const figure = orNull(
  z.strictObject({
    value: z.number(),
    ci: bounds,
    n: z.int().optional().meta({ description: 'Prompts behind it; for an engine failure, its calls.' }),
    trials: z.int().optional().meta({ description: 'Answers or calls behind it.' }),
  }),
);
export const AlertReading = z
  .strictObject({
    direction: orNull(z.enum(['fall', 'rise'])),
    // Rules that were stored before surfaces were watched apart lack it.
    surface: orNull(z.string()).optional().meta({
      description: 'The surface that the figures are about. null: none, such as for credits.',
    }),
    provenance: provenance.optional().meta({
      description: 'The badge of the figures. Missing: there are none, or an earlier release stored them.',
    }),
    now: figure,
    before: figure,
    change: figure.meta({
      description:
        'Now minus before; for an anomaly, all scans of the new level minus before. Sequential firings that lack `smoothed` have the smoothed difference here.',
    }),
    // Only sequential rules have it.
    smoothed: figure.optional().meta({
      description:
        'What set off a sequential rule: the difference, smoothed over the scans since the baseline. Smaller than `change` at first.',
    }),
  })
  .meta({ id: 'AlertReading' });
export type AlertReading = z.output<typeof AlertReading>;

export const AlertEvidence = z
  .strictObject({
    scanId: orNull(z.string()),
    baselineScanIds: z.array(z.string()),
    cells: z.array(
      z.strictObject({
        engine: z.string(),
        prompt: z.string(),
        before: z.number(),
        now: z.number(),
        ci: bounds.optional().meta({
          description:
            'Interval of now minus before, for this cell alone; too narrow for the largest of many.',
        }),
        trials: z
          .strictObject({ before: z.int(), now: z.int() })
          .optional()
          .meta({ description: 'Answers on each side.' }),
      }),
    ),
    answerIds: z.array(z.string()).meta({ description: 'Read them at GET /v1/answers/{answerId}.' }),
    notes: z.array(z.string()).meta({ description: 'Other differences, such as an engine’s model.' }),
    // Firings that were stored before lack it.
    since: timestamp('The first scan that shows the change.').optional(),
  })
  .meta({ id: 'AlertEvidence', description: 'The scans and the cells that moved most.' });
export type AlertEvidence = z.output<typeof AlertEvidence>;

export const alertPart = z.enum([
  'headline',
  'compared',
  'smoothed',
  'since',
  'moved',
  'cause',
  'look',
  'false_alarms',
  'also',
  'fired',
  'note',
]);
export type AlertPart = z.output<typeof alertPart>;

export const AlertEvent = z
  .strictObject({
    mode,
    id: id('alertEvent', 'The alert event.'),
    alertId: z.string(),
    projectId: z.string(),
    name: z.string(),
    state: z.enum(['open', 'acknowledged', 'resolved']),
    severity,
    sentence: z.string().meta({ description: 'The verdict with its interval.' }),
    reading: AlertReading,
    falseAlarms: orNull(FalseAlarms),
    evidence: AlertEvidence,
    note: orNull(z.string()),
    firedAt: timestamp('When it fired.'),
    acknowledgedAt: orNull(timestamp('When it was acknowledged.')),
    acknowledgedBy: orNull(z.string()),
    resolvedAt: orNull(timestamp('When it ended.')),
    resolvedBy: orNull(z.string()).meta({ description: 'system: the figures recovered.' }),
  })
  .meta({
    id: 'AlertEvent',
    description: 'One alert event; an alert has at most one open for each surface.',
  });
export type AlertEvent = z.output<typeof AlertEvent>;
export const AlertEventList = listOf('AlertEventList', AlertEvent);

export const OpenAlert = z
  .strictObject({
    id: id('alertEvent', 'The alert event.'),
    alertId: z.string(),
    name: z.string(),
    severity,
    sentence: z.string().meta({ description: 'The verdict with its interval.' }),
    firedAt: timestamp('When it fired.'),
  })
  .meta({ id: 'OpenAlert', description: 'An open alert event; see list_alert_events.' });
export type OpenAlert = z.output<typeof OpenAlert>;

export const Alert = z
  .strictObject({
    mode,
    id: id('alert', 'The alert.'),
    projectId: z.string(),
    ...told,
    ...watched,
    state: z.enum(['learning', 'calm', 'firing']).meta({ description: 'learning: too few scans yet.' }),
    detail: z.string().meta({ description: 'The result of the last check.' }),
    checkedScanId: orNull(z.string()),
    checkedAt: orNull(timestamp('Time of the last check.')),
    falseAlarms: orNull(FalseAlarms).meta({ description: 'null while learning.' }),
    createdBy: z.string(),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Alert' });
export type Alert = z.output<typeof Alert>;
export const AlertList = listOf('AlertList', Alert);

export const AlertWithEvents = z
  .strictObject({
    ...Alert.shape,
    events: z.array(AlertEvent).meta({ description: 'The last ten alert events.' }),
  })
  .meta({ id: 'AlertWithEvents' });
export type AlertWithEvents = z.output<typeof AlertWithEvents>;

export const CreateAlert = z
  .strictObject({
    name: told.name,
    ...usual,
    severity: severity.default('warning'),
    channelIds: told.channelIds.default(null),
    mutedUntil: told.mutedUntil.default(null),
  })
  .meta({ id: 'CreateAlert' });
export type CreateAlert = z.output<typeof CreateAlert>;

// A change of these would make another alert: its earlier firings would not be its own.
const { kind, metric, ...changeable } = watched;
export const UpdateAlert = z
  .strictObject({ ...told, ...changeable })
  .partial()
  .meta({ id: 'UpdateAlert' });
export type UpdateAlert = z.output<typeof UpdateAlert>;

export const BacktestAlert = z.strictObject(usual).meta({ id: 'BacktestAlert' });
export type BacktestAlert = z.output<typeof BacktestAlert>;

export const AlertBacktest = z
  .strictObject({
    mode,
    projectId: z.string(),
    scans: z.int().meta({ description: 'The project’s scans that the rule can use.' }),
    firings: z.array(
      z.strictObject({
        scanId: z.string(),
        at: timestamp('When its scan began.'),
        sentence: z.string(),
        reading: AlertReading,
        resolvedScanId: orNull(z.string()),
      }),
    ),
    falseAlarms: orNull(FalseAlarms),
    power: orNull(z.strictObject({ ...rate.shape, drop: z.number(), within: z.int(), panels: z.int() })).meta(
      { description: 'Simulated probability that a fall by `drop` is detected within that many scans.' },
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: 'AlertBacktest' });
export type AlertBacktest = z.output<typeof AlertBacktest>;

export type OfProject = PathOf<'projectId'>;
export type AlertParams = PathOf<'projectId' | 'alertId'>;
export type AlertEventParams = PathOf<'projectId' | 'eventId'>;
export const ListAlerts = z.strictObject({ ...page, state: Alert.shape.state.optional() });
export type ListAlerts = z.output<typeof ListAlerts>;
export const ListAlertEvents = z.strictObject({
  ...page,
  alertId: z.string().max(40).optional(),
  state: AlertEvent.shape.state.optional(),
});
export type ListAlertEvents = z.output<typeof ListAlertEvents>;
export const AcknowledgeAlertEvent = z
  .strictObject({
    note: orNull(z.string().trim().max(2_000)).default(null),
    resolve: z
      .boolean()
      .default(false)
      .meta({ description: 'Ends it and takes the new level as the baseline.' }),
  })
  .meta({ id: 'AcknowledgeAlertEvent' });
export type AcknowledgeAlertEvent = z.output<typeof AcknowledgeAlertEvent>;
