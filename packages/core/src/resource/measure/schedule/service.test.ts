import { CreateProject } from '@svc/contract/account/project';
import { GeneratePrompts } from '@svc/contract/measure/prompt-set';
import { PauseSchedule, SetSchedule } from '@svc/contract/measure/schedule';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Environment, PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import type { TestTenant } from '../../../environment/testing.ts';
import { forgetSaid, howTold, sentenceIn } from '../../../i18n/index.ts';
import { createProject, deleteProject, restoreProject, updateProject } from '../../account/project/index.ts';
import { activatePromptSet, generatePromptSet } from '../prompt-set/index.ts';
import { getSchedule, pauseSchedule, previewSchedule, resumeSchedule, setSchedule } from './service.ts';
import { startDueSchedules } from './start.ts';

const { another, asOwner, database } = await testWorkspace();
let tenant: TestTenant;
let context: PrepareContext;
let projectId: string;
beforeEach(async () => {
  tenant = await another({ plan: 'enterprise' });
  context = tenant.context;
  projectId = await makeProject();
  const { system } = asOwner();
  await sql`select grant_credits(${`grt_${context.workspace.id}`}, ${context.workspace.organisationId}, 'live', 1000, 'manual')`.execute(
    system,
  );
  // Schedules of earlier tests would be due as well.
  await sql`delete from schedule`.execute(system);
});

async function makeProject(): Promise<string> {
  const project = await createProject(
    context,
    CreateProject.parse({ name: 'Acme', engines: ['openai'], samplesK: 2 }),
  );
  const set = await generatePromptSet(context, {
    ...GeneratePrompts.parse({ topics: ['time tracking'], count: 5 }),
    projectId: project.id,
  });
  await activatePromptSet(context, { projectId: project.id, setId: set.id });
  return project.id;
}

const schedule = (input: object = {}) =>
  setSchedule(context, { ...SetSchedule.parse({ cadence: 'daily at 06:00', ...input }), projectId });
/** A worker whose clock shows this time. */
const worker = (at: string): Environment => ({ ...tenant.environment, now: () => new Date(at) });
const later = (days: number, hour = '06:00') =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}:30.000Z`;
const scans = async () => {
  const { rows } = await sql<{
    id: string;
    by: string;
  }>`select id, requested_by as by from scan where project_id = ${projectId}`.execute(context.db);
  return rows;
};
const endScans = () =>
  sql`update scan set status = 'completed', credits_held = 0, credits_spent = 10`.execute(context.db);

test('tells the next runs, the burn a month, and the day on which the balance ends', async () => {
  // Thirty days within which no clock is changed have thirty mornings, at whatever hour they begin.
  const now = new Date('2026-11-10T12:00:00Z');
  const preview = await previewSchedule(
    { ...context, now: () => now },
    {
      ...SetSchedule.parse({ cadence: 'daily at 06:00', timeZone: 'Europe/Berlin' }),
      projectId,
    },
  );
  expect(preview).toMatchObject({
    cron: '0 6 * * *',
    creditsPerRun: 10,
    runsPerMonth: 30,
    creditsPerMonth: 300,
    balance: 1000,
  });
  expect(preview.nextRuns).toHaveLength(5);
  expect(preview.balanceEndsAt).toBe('2027-02-19T05:00:00.000000Z');
  await expect(getSchedule(context, { projectId })).rejects.toMatchObject({ code: 'not_found' });
});

test('scans are an hour apart, at whatever minute the schedule is set and however long one is delayed', async () => {
  const after = new Date('2026-11-10T06:10:00Z');
  const set = (input: object) =>
    setSchedule(
      { ...context, now: () => after },
      { ...SetSchedule.parse({ timeZone: 'Europe/Berlin', ...input }), projectId },
    );
  const refused = (path: string, expected: string) => ({
    code: 'validation_failed',
    extra: { errors: [{ path, expected }] },
  });
  await expect(set({ cadence: '0,30 6 * * *', timeZone: 'UTC' })).rejects.toMatchObject(
    refused('cadence', 'an hour or more between two runs'),
  );
  for (const [cadence, largest] of [
    ['hourly', 0],
    ['every 6 hours', 300],
  ] as const) {
    await expect(set({ cadence, jitterMinutes: largest + 1 })).rejects.toMatchObject(
      refused('jitterMinutes', `${largest} or less`),
    );
    expect(await set({ cadence, jitterMinutes: largest })).toMatchObject({ jitterMinutes: largest });
  }
});

test('a month costs the same in a preview, in what is set after it, and on whatever day it is asked for', async () => {
  const input = { ...SetSchedule.parse({ cadence: 'weekly on monday at 06:00' }), projectId };
  const months = new Set<string>();
  for (let day = 0; day < 7; day += 1) {
    const on = { ...context, now: () => new Date(Date.UTC(2026, 10, 9 + day, 12)) };
    const { cron: _, ...preview } = await previewSchedule(on, input);
    const { forecast } = await setSchedule(on, input);
    expect(forecast).toEqual(preview);
    months.add(`${forecast.runsPerMonth} ${forecast.creditsPerMonth}`);
  }
  expect([...months]).toEqual(['5 50']);
});

test.each([
  // Thirty days from a Monday hold five: at that pace forty runs would last forty days less.
  ['weekly on monday at 06:00', '2026-11-01T12:00:00Z', 400, '2027-08-09T06:00:00.000000Z'],
  ['weekly on monday at 06:00', '2026-11-03T12:00:00Z', 400, '2027-08-16T06:00:00.000000Z'],
  ['weekly on monday at 06:00', '2026-11-03T12:00:00Z', 530, null],
  // Two on each of five days a week: 100 runs last ten weeks.
  ['0 6,18 * * 1-5', '2026-11-02T00:00:00Z', 1_000, '2027-01-11T06:00:00.000000Z'],
])('%s from %s with %i credits, the balance ends at %s', async (cadence, at, credits, ends) => {
  const { system } = asOwner();
  await sql`update credit_account set posted = ${credits} where organisation_id = ${context.workspace.organisationId}`.execute(
    system,
  );
  const settings = SetSchedule.parse({ cadence, timeZone: 'UTC' });
  const now = () => new Date(at);
  const { balanceEndsAt } = await previewSchedule({ ...context, now }, { ...settings, projectId });
  expect(balanceEndsAt).toBe(ends);
});

test('it runs by the project’s time zone unless it names its own', async () => {
  await updateProject(context, { projectId, timeZone: 'Asia/Tokyo' });
  expect(await schedule()).toMatchObject({ timeZone: 'Asia/Tokyo' });
  const { nextRuns } = (await getSchedule(context, { projectId })).forecast;
  expect(nextRuns[0]?.slice(11, 16)).toBe('21:00');
  expect(await schedule({ timeZone: 'UTC' })).toMatchObject({ timeZone: 'UTC' });
});

test('of three workers that look at once exactly one starts each due time, also when one is killed', async () => {
  await schedule();
  for (const day of [1, 2, 3]) {
    // Killed after the scan was started: its transaction never ends.
    const killed = database
      .forWorkspace(context.workspace.id)
      .transaction()
      .execute(async (db) => {
        await sql`select 1 from schedule for update`.execute(db);
        throw new Error('killed');
      });
    await killed.catch(() => {});
    await Promise.all([1, 2, 3].map(() => startDueSchedules(worker(later(day)))));
    expect(await scans()).toHaveLength(day);
    await startDueSchedules(worker(later(day)));
    expect(await scans()).toHaveLength(day);
    await endScans();
  }
  const read = await getSchedule(context, { projectId });
  expect((await scans()).every(({ by }) => by === read.id)).toBe(true);
  expect(read).toMatchObject({ creditsThisMonth: 30, lastSkipped: null });
});

test('after an outage one run makes up for all that were missed; a scan that still runs is not overtaken', async () => {
  await schedule();
  expect(await startDueSchedules(worker(later(9)))).toEqual({ started: 1, skipped: 0 });
  expect(await startDueSchedules(worker(later(9)))).toEqual({ started: 0, skipped: 0 });
  expect(await startDueSchedules(worker(later(10)))).toEqual({ started: 0, skipped: 1 });
  expect(await scans()).toHaveLength(1);
  const { id, lastSkipped } = await getSchedule(context, { projectId });
  expect(lastSkipped).toMatchObject({ reason: 'still_running' });
  expect(sentenceIn(lastSkipped?.message ?? '', 'de')).toBe('Der vorige Scan dieses Zeitplans läuft noch.');
  const { rows } = await sql`select type, project_id, data from event where resource_id = ${id}`.execute(
    context.db,
  );
  expect(rows).toMatchObject([
    { type: 'schedule.skipped', projectId: projectId, data: { reason: 'still_running' } },
  ]);
});

test('a run that the month’s credits or the balance do not cover is skipped, and told', async () => {
  await schedule({ monthlyCredits: 15 });
  await startDueSchedules(worker(later(1)));
  await endScans();
  expect(await startDueSchedules(worker(later(2)))).toEqual({ started: 0, skipped: 1 });
  // Another process knows from the row’s message what it says.
  forgetSaid();
  const { lastSkipped } = await getSchedule(context, { projectId });
  expect(lastSkipped).toMatchObject({
    reason: 'monthly_credits',
    message: expect.stringContaining('5 of'),
  });
  expect(howTold(lastSkipped?.message ?? '')).toBe('said');
  expect(sentenceIn(lastSkipped?.message ?? '', 'de')).toMatch(/im Monat sind nur 5 übrig/);
  await schedule({ config: { samplesK: 50, engines: ['openai'] } });
  await sql`select hold_credits('hold', 990)`.execute(context.db);
  await startDueSchedules(worker(later(3)));
  expect((await getSchedule(context, { projectId })).lastSkipped).toMatchObject({
    reason: 'insufficient_credits',
  });
});

test('a scan counts in the month with what it holds, and once it has ended with what it spent', async () => {
  await schedule();
  await startDueSchedules(worker(later(1)));
  const [scan] = await scans();
  const counted = async () => (await getSchedule(context, { projectId })).creditsThisMonth;
  const spend = async (answers: string[]) => {
    await sql`select capture_credits(${scan?.id}, ${answers}::text[])`.execute(context.db);
    await sql`update scan set credits_spent = credits_spent + ${answers.length}`.execute(context.db);
  };
  await spend(['one', 'two', 'three', 'four', 'five']);
  expect(await counted()).toBe(10);
  await sql`select release_credits(${scan?.id})`.execute(context.db);
  await endScans();
  expect(await counted()).toBe(5);
});

test('paused, nothing starts; it goes on when its time has come, with the next run', async () => {
  await schedule();
  const until = later(5, '12:00');
  const paused = await pauseSchedule(context, { ...PauseSchedule.parse({ until }), projectId });
  expect(paused.forecast.nextRuns[0]).toMatch(later(6).slice(0, 16));
  expect(await startDueSchedules(worker(later(2)))).toEqual({ started: 0, skipped: 0 });
  await startDueSchedules(worker(later(5, '13:00')));
  expect(await getSchedule(context, { projectId })).toMatchObject({ state: 'active', pausedUntil: null });
  expect(await startDueSchedules(worker(later(6)))).toEqual({ started: 1, skipped: 0 });
  // Without an end nothing is due, so nothing is to be paid.
  expect((await pauseSchedule(context, { ...PauseSchedule.parse({}), projectId })).forecast).toMatchObject({
    ...{ nextRuns: [], runsPerMonth: 0, creditsPerMonth: 0, balanceEndsAt: null },
    creditsPerRun: 10,
  });
  expect(await startDueSchedules(worker(later(20)))).toEqual({ started: 0, skipped: 0 });
  expect(await resumeSchedule(context, { projectId })).toMatchObject({ state: 'active' });
  await expect(pauseSchedule(context, { projectId, until: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    code: 'validation_failed',
  });
});

test('the schedule of a deleted project rests, without a word, and goes on when the project is restored', async () => {
  await schedule();
  await deleteProject(context, { projectId });
  for (const days of [2, 3])
    expect(await startDueSchedules(worker(later(days)))).toEqual({ started: 0, skipped: 0 });
  const told = await sql`select type from event where project_id = ${projectId}`.execute(context.db);
  expect(told.rows).toEqual([]);
  await restoreProject(context, { projectId });
  expect(await startDueSchedules(worker(later(4)))).toEqual({ started: 1, skipped: 0 });
});

test('another workspace sees no schedule of this one', async () => {
  await schedule();
  await expect(getSchedule(tenant.twin, { projectId })).rejects.toMatchObject({ code: 'not_found' });
});
