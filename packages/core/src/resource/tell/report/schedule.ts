import type { NotificationChannel } from '@svc/contract/tell/notification-channel';
import type { OfProject, ReportSchedule, ScheduleReport } from '@svc/contract/tell/report';
import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { said } from '../../../i18n/index.ts';
import { audit, instant, invalid, newId, transaction } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { nextRuns, readCadence } from '../../measure/schedule/index.ts';
import { findChannels, silenceOf } from '../notification-channel/index.ts';
import {
  deleteReportSchedule,
  findReportSchedule,
  lockReportSchedule,
  noteRun,
  readDueSchedules,
  upsertReportSchedule,
} from './queries-schedule.ts';
import { createReport } from './service.ts';
import { templateOf } from './template.ts';

const atOnce = 200;

const nextRun = (
  schedule: { cron: string; timeZone: string; projectId: string },
  after: Date,
): Date | undefined => nextRuns({ ...schedule, jitterMinutes: 0, seed: schedule.projectId }, after, 1)[0];

/** Sets or replaces the report that a project gets by the clock. */
export const scheduleReport = (
  context: RunContext,
  { projectId, days, ...asked }: ScheduleReport & OfProject,
): Promise<ReportSchedule> =>
  transaction(context, async (context) => {
    const { actor, now } = context;
    const project = await getProject(context, { projectId });
    const input = { ...asked, timeZone: asked.timeZone ?? project.timeZone };
    const cron = readCadence(input.cadence);
    const first = nextRun({ ...input, cron, projectId }, now());
    if (!first)
      throw invalid('cadence', 'This schedule never runs. Give a time in the future.', {
        expected: 'a time in the future',
        received: input.cadence,
      });
    const channels = await findChannels(context, projectId, input.channelIds);
    const missing = input.channelIds.find((known) => !channels.some(({ id }) => id === known));
    if (missing !== undefined)
      throw invalid('channelIds', `The project has no channel ${missing}.`, {
        next: `GET /v1/projects/${projectId}/notification-channels lists them.`,
        expected: 'channels of the project',
        received: missing,
      });
    await upsertReportSchedule(context, {
      ...input,
      id: newId('reportSchedule'),
      projectId,
      cron,
      days: days ?? templateOf(input.template).days,
      nextRunAt: instant(first),
      updatedAt: instant(now()),
      createdBy: actor.id,
    });
    await audit(context, 'report_schedule.set', projectId, { ...input, days });
    const stored = await findReportSchedule(context, projectId);
    if (!stored) throw new Error(`the schedule of ${projectId} is gone`);
    return { ...stored, next: nextStep(channels) };
  });

/** What keeps its reports from those who should hear of them; null: nothing. */
function nextStep(channels: readonly NotificationChannel[]): string | null {
  if (channels.length === 0)
    return said({
      en: 'Nobody is told of its reports: they only stand among the reports. Create a notification channel and name it in “channelIds”.',
      de: 'Niemand erfährt von seinen Berichten: Sie stehen nur unter den Berichten. Legen Sie einen Benachrichtigungskanal an und nennen Sie ihn in „channelIds“.',
    });
  const silent = channels.flatMap((channel) => silenceOf(channel) ?? []);
  if (silent.length === 0) return null;
  return said({
    en: silent.map(({ en }) => en).join(' '),
    de: silent.map(({ de }) => de).join(' '),
  });
}

/** Reports that it built stay. */
export const removeReportSchedule = (context: RunContext, { projectId }: OfProject): Promise<void> =>
  transaction(context, async (context) => {
    await deleteReportSchedule(context, projectId);
    await audit(context, 'report_schedule.removed', projectId);
  });

/** Starts what is due, each in the transaction that sets its next time: one report for each due time, whatever is killed. */
export async function startDueReports(environment: Environment): Promise<{ started: number }> {
  const { database, log } = environment;
  const now = environment.now();
  let started = 0;
  for (const { workspaceId, projectId } of await readDueSchedules(database.system, instant(now), atOnce)) {
    const context = await openWorkspace(environment, workspaceId);
    await transaction(context, (context) => startOne(context, projectId, now)).then(
      (one) => {
        started += one;
      },
      (err: unknown) => log.error({ err, workspaceId, projectId }, 'report could not be started'),
    );
  }
  return { started };
}

async function startOne(context: RunContext, projectId: string, now: Date): Promise<0 | 1> {
  await lockReportSchedule(context, projectId);
  const schedule = await findReportSchedule(context, projectId);
  // Another worker was here first.
  if (schedule?.state !== 'active' || Date.parse(schedule.nextRunAt) > now.getTime()) return 0;
  const { template, language, days, timeZone, id, channelIds } = schedule;
  const caller = { ...context, actor: { ...context.actor, id, name: 'Schedule' } };
  const report = await createReport(
    caller,
    { projectId, template, language, days, timeZone },
    { scheduleId: id, channelIds },
  );
  const next = nextRun(schedule, now) ?? new Date(now.getTime() + 365 * 86_400_000);
  await noteRun(context, projectId, { nextRunAt: instant(next), reportId: report.id });
  return 1;
}
