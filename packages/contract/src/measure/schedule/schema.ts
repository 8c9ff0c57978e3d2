import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';
import { timeZone } from '../../kernel/time-zone.ts';
import { ScanConfig } from '../scan/schema.ts';

export type ScheduleParams = PathOf<'projectId'>;

/** Parts that a set can be asked in, one each run. */
export const cycleLengths = { least: 2, most: 31 } as const;

const settings = {
  cadence: z.string().trim().min(1).max(100).meta({
    description: 'Cron of five fields, or words: daily at 06:00, weekly on monday at 06:00, every 6 hours.',
    example: 'weekly on monday at 06:00',
  }),
  timeZone: timeZone.meta({ description: 'Of the IANA list.', example: 'Europe/Berlin' }),
  jitterMinutes: z.int().min(0).max(720).meta({
    description: 'Each run is delayed by a random time, up to this many minutes.',
  }),
  config: ScanConfig.omit({ maxCredits: true }).meta({
    description: 'Configuration of each scan; omitted fields are the project’s.',
  }),
  cycle: orNull(z.int().min(cycleLengths.least).max(cycleLengths.most)).meta({
    description:
      'Ask the set in this many parts, one per run, each question once: 7 on a daily schedule asks each question once a week. Figures then cover that many runs (GET /v1/projects/{projectId}/cycle). At least five questions per part; null: each run asks the whole set.',
    example: 7,
  }),
  monthlyCredits: orNull(z.int().min(0).max(1_000_000_000)).meta({
    description:
      'Runs that could exceed this in a calendar month (UTC) are skipped; null: no limit of its own.',
  }),
};

export const SetSchedule = z
  .strictObject({
    cadence: settings.cadence,
    timeZone: settings.timeZone.optional().meta({ description: 'Default: the project’s.' }),
    jitterMinutes: settings.jitterMinutes.default(0),
    config: settings.config.default({}),
    monthlyCredits: settings.monthlyCredits.default(null),
    cycle: settings.cycle.default(null),
  })
  .meta({ id: 'SetSchedule' });
export type SetSchedule = z.output<typeof SetSchedule>;

export const Forecast = z
  .strictObject({
    nextRuns: z
      .array(timestamp('A run.'))
      .meta({ description: 'The next five runs; none while it is paused without an end.' }),
    creditsPerRun: z.int().meta({ description: 'Upper limit.' }),
    runsPerMonth: z.int().meta({ description: 'In 30 days from the next run on.' }),
    creditsPerMonth: z.int().meta({ description: 'Upper limit for these 30 days.' }),
    balance: z.int().meta({ description: 'Credits available now.' }),
    balanceEndsAt: orNull(timestamp('The first run that the balance does not cover.')).meta({
      description: 'null: not within a year, the runs cost nothing, or none will start.',
    }),
  })
  .meta({ id: 'ScheduleForecast' });
export type Forecast = z.output<typeof Forecast>;

export const SchedulePreview = z
  .strictObject({ mode, cron: z.string(), ...Forecast.shape })
  .meta({ id: 'SchedulePreview' });
export type SchedulePreview = z.output<typeof SchedulePreview>;

export const skipReason = z.enum([
  'still_running',
  'insufficient_credits',
  'monthly_credits',
  'quota_exceeded',
  'approval_required',
  'not_possible',
]);
export type SkipReason = z.output<typeof skipReason>;

const Skipped = z.strictObject({ dueAt: z.string(), reason: skipReason, message: z.string() });

export const Schedule = z
  .strictObject({
    mode,
    id: id('schedule', 'The schedule.'),
    projectId: z.string(),
    ...settings,
    cron: z.string(),
    state: z.enum(['active', 'paused']),
    pausedUntil: orNull(timestamp('When it resumes automatically.')),
    lastRunAt: orNull(timestamp('When it last started a scan.')),
    lastScanId: orNull(z.string()),
    lastSkipped: orNull(Skipped).meta({
      description: 'Why the last due time started no scan; null: it started one.',
    }),
    creditsThisMonth: z
      .int()
      .meta({ description: 'Credits spent and held by its scans in this calendar month (UTC).' }),
    forecast: Forecast,
    createdBy: z.string(),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.output<typeof Schedule>;

export const PauseSchedule = z
  .strictObject({
    until: orNull(z.iso.datetime({ offset: true }).max(40))
      .default(null)
      .meta({
        description: 'When it resumes automatically; null: when you resume it.',
      }),
  })
  .meta({ id: 'PauseSchedule' });
export type PauseSchedule = z.output<typeof PauseSchedule>;
