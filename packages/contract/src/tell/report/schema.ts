import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import type { PathOf } from '../../kernel/path.ts';
import { id, language, orNull, timestamp } from '../../kernel/schema.ts';
import { timeZone } from '../../kernel/time-zone.ts';
import { windowQuery } from '../../read/analytics/window.ts';
import { ReportContent } from './content.ts';
import { sectionNames, templateIds } from './template-name.ts';

export const ReportTemplate = z
  .strictObject({
    id: z.enum(templateIds),
    name: z.string(),
    description: z.string(),
    days: z.int().meta({ description: 'The usual length of its span.' }),
    sections: z.array(z.enum(sectionNames)),
  })
  .meta({ id: 'ReportTemplate' });
export type ReportTemplate = z.output<typeof ReportTemplate>;
export const ReportTemplateList = listOf('ReportTemplateList', ReportTemplate);
export const ListTemplates = z.strictObject({ ...page, language: language.default('en') });
export type ListTemplates = z.output<typeof ListTemplates>;

export const CreateReport = z
  .strictObject({
    template: z.enum(templateIds).default('executive'),
    title: z.string().trim().min(1).max(120).optional(),
    language: language.default('en'),
    from: windowQuery.from,
    to: windowQuery.to,
    days: z.int().min(1).max(1_100).optional(),
    timeZone: windowQuery.timeZone,
    segmentId: id('segment', 'Only this segment.').optional(),
  })
  .meta({ id: 'CreateReport' });
export type CreateReport = z.output<typeof CreateReport>;

export type OfProject = PathOf<'projectId'>;
export type ReportParams = PathOf<'projectId' | 'reportId'>;

const summary = {
  mode,
  id: id('report', 'The report.'),
  projectId: z.string(),
  template: z.enum(templateIds),
  title: z.string(),
  language,
  status: z.enum(['queued', 'running', 'completed', 'failed']),
  snapshotId: orNull(z.string()).meta({ description: 'SHA-256 of its content; null: not built.' }),
  sentence: orNull(z.string()).meta({ description: 'The verdict with its interval.' }),
  scheduleId: orNull(z.string()),
  error: orNull(z.strictObject({ code: z.string(), message: z.string() })),
  createdAt: timestamp('When it was requested.'),
  finishedAt: orNull(timestamp('When it was built.')),
};

export const ReportSummary = z.strictObject(summary).meta({ id: 'ReportSummary' });
export type ReportSummary = z.output<typeof ReportSummary>;
export const ReportList = listOf('ReportList', ReportSummary);

export const formats = ['html', 'pdf', 'pptx', 'xlsx', 'md', 'csv', 'json', 'svg'] as const;

export const ReportShare = z
  .strictObject({
    id: id('reportShare', 'The share.'),
    name: orNull(z.string()),
    redacted: z.boolean().meta({ description: 'The engines’ own words are left out.' }),
    hasPassword: z.boolean(),
    views: z.int(),
    lastViewedAt: orNull(timestamp('When it was last opened.')),
    expiresAt: timestamp('When it expires.'),
    revokedAt: orNull(timestamp('When it was revoked.')),
    createdAt: timestamp('When it was created.'),
  })
  .meta({ id: 'ReportShare' });
export type ReportShare = z.output<typeof ReportShare>;

export const Report = z
  .strictObject({
    ...summary,
    content: orNull(ReportContent).meta({ description: 'Every format is made from it. null: not built.' }),
    downloads: z
      .array(z.strictObject({ format: z.enum(formats), url: z.string() }))
      .meta({ description: 'Links work for an hour and need no key.' }),
    shares: z.array(ReportShare),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof Report>;

export const ReadReport = z.strictObject({
  content: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
});
export type ReadReport = z.output<typeof ReadReport>;

export const ListReports = z.strictObject({
  ...page,
  template: z.enum(templateIds).optional(),
  status: z.enum(['queued', 'running', 'completed', 'failed']).optional(),
});
export type ListReports = z.output<typeof ListReports>;

export const ShareReport = z
  .strictObject({
    name: orNull(z.string().trim().min(1).max(120)).default(null),
    expiresInDays: z.int().min(1).max(365).default(30),
    password: z.string().min(8).max(200).optional(),
    redactAnswers: z.boolean().default(true),
  })
  .meta({ id: 'ShareReport' });
export type ShareReport = z.output<typeof ShareReport>;

export const NewReportShare = z
  .strictObject({
    ...ReportShare.shape,
    url: z
      .string()
      .meta({ description: 'Shown once. Also with .json, .md, .pdf, /chart.svg and /badge.svg.' }),
  })
  .meta({ id: 'NewReportShare' });
export type NewReportShare = z.output<typeof NewReportShare>;

export type ShareParams = PathOf<'projectId' | 'reportId' | 'shareId'>;

export const ScheduleReport = z
  .strictObject({
    template: z.enum(templateIds).default('weekly_pulse'),
    language: language.default('en'),
    cadence: z.string().trim().min(1).max(100).meta({ example: 'weekly on monday at 07:00' }),
    timeZone: timeZone.optional().meta({ description: 'Default: the project’s.' }),
    days: z.int().min(1).max(1_100).optional(),
    channelIds: z
      .array(id('notificationChannel', 'A channel of the project.'))
      .max(20)
      .default([])
      .meta({ description: 'Each gets its own link to each report.' }),
    state: z.enum(['active', 'paused']).default('active'),
  })
  .meta({ id: 'ScheduleReport' });
export type ScheduleReport = z.output<typeof ScheduleReport>;

export const ReportSchedule = z
  .strictObject({
    id: id('reportSchedule', 'The schedule.'),
    projectId: z.string(),
    template: z.enum(templateIds),
    language,
    cadence: z.string(),
    cron: z.string(),
    timeZone: z.string(),
    days: z.int(),
    channelIds: z.array(z.string()),
    state: z.enum(['active', 'paused']),
    nextRunAt: timestamp('When the next one is built.'),
    lastReportId: orNull(z.string()),
    createdAt: timestamp('When it was created.'),
    updatedAt: timestamp('When it last changed.'),
    next: orNull(z.string()).meta({
      description: 'What to do so that its reports are sent; null: every channel gets them.',
    }),
  })
  .meta({ id: 'ReportSchedule' });
export type ReportSchedule = z.output<typeof ReportSchedule>;
