import type { Project } from '@svc/contract/account/project';
import type {
  PauseSchedule,
  Schedule,
  ScheduleParams,
  SchedulePreview,
  SetSchedule,
} from '@svc/contract/measure/schedule';
import type { RunContext } from '../../../environment/index.ts';
import { audit, instant, invalid, newId, ServiceError, transaction } from '../../../kernel/index.ts';
import { assertPermitted } from '../../account/approval/index.ts';
import { getProject } from '../../account/project/index.ts';
import { type Cadence, nextRuns, readCadence, shortestGap } from './cadence.ts';
import { costOfRun, forecastOf } from './forecast.ts';
import {
  changeSchedule,
  deleteScheduleRow,
  findSchedule,
  type StoredSchedule,
  upsertSchedule,
} from './queries.ts';

/** Between two runs. */
const leastMinutes = 60;

type Paced = Pick<StoredSchedule, 'cron' | 'timeZone' | 'jitterMinutes' | 'projectId'>;

export const cadenceOf = ({ cron, timeZone, jitterMinutes, projectId }: Paced): Cadence => ({
  cron,
  timeZone,
  jitterMinutes,
  seed: projectId,
});

/** Throws not_found where the project has none. */
async function findOwn(context: RunContext, { projectId }: ScheduleParams): Promise<StoredSchedule> {
  await getProject(context, { projectId });
  const schedule = await findSchedule(context, projectId);
  if (!schedule)
    throw new ServiceError('not_found', `Project ${projectId} has no schedule.`, {
      next: `PUT /v1/projects/${projectId}/schedule sets one.`,
    });
  return schedule;
}

export async function getSchedule(context: RunContext, input: ScheduleParams): Promise<Schedule> {
  const { nextRunAt, approvedCredits: _, ...schedule } = await findOwn(context, input);
  const { config, cycle, state, pausedUntil } = schedule;
  const cadence = cadenceOf(schedule);
  const first =
    state === 'active'
      ? new Date(nextRunAt)
      : pausedUntil === null
        ? null
        : firstRun(cadence, new Date(pausedUntil));
  return {
    ...schedule,
    forecast: await forecastOf(context, input.projectId, { cadence, config, cycle }, first),
  };
}

const firstRun = (cadence: Cadence, after: Date): Date | null => nextRuns(cadence, after, 1)[0] ?? null;

/** Scans that a schedule would start, and their cost; stores nothing. */
export async function previewSchedule(
  context: RunContext,
  { projectId, ...settings }: SetSchedule & ScheduleParams,
): Promise<SchedulePreview> {
  const cadence = readSettings(await getProject(context, { projectId }), settings);
  return {
    cron: cadence.cron,
    ...(await forecastOf(
      context,
      projectId,
      { cadence, config: settings.config, cycle: settings.cycle },
      firstRun(cadence, context.now()),
    )),
  };
}

export const setSchedule = (context: RunContext, { projectId, ...settings }: SetSchedule & ScheduleParams) =>
  transaction(context, async (context) => {
    const project = await getProject(context, { projectId });
    const { actor, permit } = context;
    const now = context.now();
    const cadence = readSettings(project, settings);
    const first = firstRun(cadence, now);
    if (!first)
      throw invalid('cadence', 'This schedule never runs. Give a time in the future.', {
        expected: 'a time in the future',
        received: settings.cadence,
      });
    // The prompts have to exist now, rather than at the first run.
    const { config, cycle } = settings;
    const forecast = await forecastOf(context, projectId, { cadence, config, cycle }, first);
    await assertPermitted(
      context,
      'start_scan',
      forecast.creditsPerRun,
      'Set the schedule in a separate call, so that all of its runs are approved at once.',
    );
    await upsertSchedule(
      context,
      {
        ...settings,
        timeZone: cadence.timeZone,
        id: newId('schedule'),
        projectId,
        cron: cadence.cron,
        nextRunAt: instant(first),
        createdBy: actor.id,
        approvedCredits: permit?.operations.includes('start_scan') ? permit.credits : null,
      },
      instant(now),
    );
    await audit(context, 'schedule.set', projectId, { ...settings, timeZone: cadence.timeZone });
    return getSchedule(context, { projectId });
  });

/** The most that each of its scans can cost: the amount that an approval of the schedule covers. */
export const creditsPerRun = async (
  context: RunContext,
  { projectId, config, cycle }: SetSchedule & ScheduleParams,
): Promise<number> => (await costOfRun(context, projectId, { config, cycle })).credits;

export const pauseSchedule = (context: RunContext, { projectId, until }: PauseSchedule & ScheduleParams) =>
  transaction(context, async (context) => {
    await findOwn(context, { projectId });
    if (until !== null && Date.parse(until) <= context.now().getTime())
      throw invalid('until', 'This time is in the past. Give a later one.', {
        expected: 'a time in the future',
        received: until,
      });
    const updatedAt = instant(context.now());
    await changeSchedule(context, projectId, {
      state: 'paused',
      pausedUntil: until,
      updatedAt,
    });
    await audit(context, 'schedule.paused', projectId, { until });
    return getSchedule(context, { projectId });
  });

/** Resumes with the next time; runs missed meanwhile are not made up for. */
export const resumeSchedule = (context: RunContext, { projectId }: ScheduleParams) =>
  transaction(context, async (context) => {
    const schedule = await findOwn(context, { projectId });
    const first = firstRun(cadenceOf(schedule), context.now());
    await changeSchedule(context, projectId, {
      state: 'active',
      pausedUntil: null,
      updatedAt: instant(context.now()),
      ...(schedule.state === 'paused' && first && { nextRunAt: instant(first) }),
    });
    await audit(context, 'schedule.resumed', projectId);
    return getSchedule(context, { projectId });
  });

/** Scans that it started stay. */
export const removeSchedule = (context: RunContext, { projectId }: ScheduleParams): Promise<void> =>
  transaction(context, async (context) => {
    const { cadence } = await findOwn(context, { projectId });
    await deleteScheduleRow(context, projectId);
    await audit(context, 'schedule.removed', projectId, { cadence });
  });

function readSettings(project: Project, { cadence, timeZone, jitterMinutes }: SetSchedule): Cadence {
  const cron = readCadence(cadence);
  const largestJitter = shortestGap(cron) - leastMinutes;
  if (largestJitter < 0)
    throw invalid('cadence', 'Scans must be at least an hour apart.', {
      expected: 'an hour or more between two runs',
      received: cadence,
    });
  if (jitterMinutes > largestJitter)
    throw invalid(
      'jitterMinutes',
      `At this cadence runs can be delayed by ${largestJitter} minutes at most: scans must be at least an hour apart.`,
      { expected: `${largestJitter} or less`, received: jitterMinutes },
    );
  return { cron, timeZone: timeZone ?? project.timeZone, jitterMinutes, seed: project.id };
}
