import { CreateProject, type Project } from '@svc/contract/account/project';
import { CreateGoal, ListGoals } from '@svc/contract/act/goal';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createProject, updateProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { checkGoals } from './check.ts';
import { createGoal, deleteGoal, getGoal, listGoals, updateGoal } from './service.ts';

const { context, twin, environment } = await testWorkspace();

const prompts = Array.from({ length: 20 }, (_, index) => ({
  text: `Question ${index} on ${['saws', 'planes', 'glue', 'vices'][index % 4]}?`,
}));
const day = (ahead: number) => new Date(context.now().getTime() + ahead * 86_400_000);
const dayOf = (ahead: number) => day(ahead).toISOString().slice(0, 10);

let project: Project;
/** A scan in which that many of the 20 prompts are won, one more or less from scan to scan. */
const scan = (ahead: number, won: number, surface = 'api+search') =>
  insertScan(context, {
    project,
    engines: [surface === 'api' ? 'gemini' : 'openai'],
    surface,
    prompts,
    samplesK: 2,
    at: day(ahead),
    present: (prompt) => prompt < won,
  });
const create = (input: object) =>
  createGoal(context, {
    projectId: project.id,
    ...CreateGoal.parse({ name: 'More', target: 0.4, due: dayOf(21), ...input }),
  });
/** Just after a scan that many days ahead. */
const after = (ahead: number) => ({ now: () => day(ahead + 0.01) });
const get = (goalId: string, ahead = 0) =>
  getGoal({ ...context, ...after(ahead) }, { projectId: project.id, goalId });
const check = (ahead = 0) =>
  checkGoals(
    { ...environment, ...after(ahead) },
    { workspaceId: context.workspace.id, projectId: project.id },
  );
const events = async () =>
  (
    await sql<{ type: string; data: object }>`
      select type, data from event where type like 'goal.%' order by occurred_at, id`.execute(context.db)
  ).rows;

beforeAll(async () => {
  project = await createProject(context, CreateProject.parse({ name: 'Tenonly' }));
});

test('before the first scan nothing is known; the first scan is where it starts from', async () => {
  const goal = await create({ target: 0.9 });
  expect(goal).toMatchObject({ state: 'not_measured', feasibility: { needed: null, periods: 0 } });
  expect(goal.standing).toMatchObject({ figure: null, probability: null, pace: null, milestones: [] });
  await scan(-56, 4);
  await check();
  const [first] = (await listGoals(context, { projectId: project.id, ...ListGoals.parse({}) })).items;
  expect(first).toMatchObject({ id: goal.id, state: 'open', standing: { probability: null } });
  expect(first?.standing.missing).toContain('3 more');
  expect(first?.standing.milestones.at(-1)?.expected).toBeCloseTo(0.9, 10);
  await deleteGoal(context, { projectId: project.id, goalId: goal.id });
  await expect(get(goal.id)).rejects.toMatchObject({ code: 'not_found' });
});

test('feasibility counts the project’s own moves; the probability follows the target', async () => {
  for (const [at, won] of [4, 6, 4, 5, 6, 4, 5].entries()) await scan(-49 + 7 * at, won);
  const near = await create({ target: 0.3, due: dayOf(13) });
  // Scans 14 days apart: 4→6, 4→4, 6→5, 4→6, 5→4, 6→5 of 20.
  expect(near.feasibility).toMatchObject({ needed: expect.closeTo(0.05, 10), days: 14, periods: 6 });
  expect(near.feasibility.seen).toBe(2);
  expect(near.feasibility.sentence).toContain('moves of that size were seen in 2 of 6');
  const { messages } = await context.db
    .selectFrom('goal')
    .select('messages')
    .where('workspaceId', '=', context.workspace.id)
    .where('id', '=', near.id)
    .executeTakeFirstOrThrow();
  expect(messages).toEqual([[near.feasibility.sentence, expect.objectContaining({ id: 'goal.past' })]]);
  // No two scans are about 3 days apart.
  const soon = await create({ target: 0.3, due: dayOf(2) });
  expect(soon.feasibility).toMatchObject({ days: 3, periods: 0, seen: 0 });
  expect(soon.feasibility.sentence).toContain('no two comparable scans 3 days apart');
  await deleteGoal(context, { projectId: project.id, goalId: soon.id });
  const far = await create({ target: 0.8 });
  const held = await create({ target: 0.1 });
  expect(far.standing.probability).toBeLessThan(0.01);
  expect(held.standing.probability).toBeGreaterThan(0.9);
  expect(near.standing.probability).toBeGreaterThan(far.standing.probability ?? 1);
  expect(near.standing.probability).toBeLessThan(held.standing.probability ?? 0);
  expect([near.state, far.state, held.state]).toEqual(['at_risk', 'at_risk', 'reached']);
  // .25 is above the target, and its range is not.
  const edge = await create({ target: 0.24 });
  expect(edge.standing.figure?.value).toBeGreaterThan(0.24);
  expect(edge.standing.figure?.ci?.low).toBeLessThan(0.24);
  expect(edge).toMatchObject({ state: 'open', reachedAt: null });
  expect(far.standing.toKnow?.gap).toBeCloseTo(0.55, 10);
  expect(near.standing.toKnow?.credits).toBeGreaterThan(far.standing.toKnow?.credits ?? 0);
  expect(await events()).toEqual([]);
  const easier = await updateGoal(context, { projectId: project.id, goalId: far.id, target: 0.12 });
  expect(easier).toMatchObject({ target: 0.12, state: 'reached', due: dayOf(21) });
  expect(easier.standing.probability).toBeGreaterThan(0.5);
  for (const { id } of [near, far, held, edge])
    await deleteGoal(context, { projectId: project.id, goalId: id });
});

test('what it takes to know is counted for the engines of the goal’s surface, not for all of the project', async () => {
  const other = await createProject(
    context,
    CreateProject.parse({ name: 'Tenonly', engines: ['openai', 'gemini', 'sandbox'] }),
  );
  await insertScan(context, {
    project: other,
    engines: ['openai', 'gemini', 'sandbox'],
    surface: (engine) => (engine === 'sandbox' ? 'sandbox' : 'api+search'),
    prompts,
    samplesK: 2,
    present: (prompt) => prompt < 4,
  });
  const goal = await createGoal(context, {
    projectId: other.id,
    ...CreateGoal.parse({ name: 'More', target: 0.4, due: dayOf(21), surface: 'api+search' }),
  });
  const {
    credits,
    prompts: asked,
    samplesK,
  } = goal.standing.toKnow ?? { credits: 0, prompts: 1, samplesK: 1 };
  expect(credits).toBe(2 * asked * samplesK);
});

test('a figure whose interval leaves the line out is not off it while the first figure was as noisy', async () => {
  const noisy = await createProject(context, CreateProject.parse({ name: 'Noisy', engines: ['openai'] }));
  /** A scan in which so many of the 40 answers are won. */
  const answers = (ahead: number, won: number) =>
    insertScan(context, {
      project: noisy,
      engines: ['openai'],
      prompts,
      samplesK: 2,
      at: day(ahead),
      present: (prompt, _, sample) => (7 * (2 * prompt + sample)) % 40 < won,
    });
  const goal = { projectId: noisy.id, ...CreateGoal.parse({ name: 'Hold', target: 0.4, due: dayOf(21) }) };
  await answers(-9, 16);
  const { id } = await createGoal({ ...context, ...after(-8) }, goal);
  const standing = async (won: number, ahead: number) => {
    await answers(ahead, won);
    return (await getGoal({ ...context, ...after(ahead) }, { projectId: noisy.id, goalId: id })).standing;
  };
  const { figure, pace } = await standing(23, -2);
  expect(figure?.value).toBeCloseTo(0.575, 10);
  expect(figure?.ci?.low).toBeGreaterThan(0.4);
  expect(pace).toBe('within_noise');
  expect((await standing(40, -1)).pace).toBe('ahead');
});

test('two scans that reach the target, or one that puts it at risk, are told of once', async () => {
  const up = await create({ name: 'Up', target: 0.5 });
  const keep = await create({ name: 'Keep', target: 0.2, due: dayOf(2) });
  for (const ahead of [-5, -3, -1]) await scan(ahead, 1);
  await check();
  await check();
  const risky = await get(keep.id);
  expect(risky).toMatchObject({ state: 'at_risk', standing: { probability: expect.any(Number) } });
  // One scan is about its day, and another one so soon after it is no other look.
  for (const ahead of [0.5, 2]) {
    await scan(ahead, 16);
    await check(ahead);
    expect(await get(up.id, ahead)).toMatchObject({ reachedAt: null, standing: { reached: false } });
  }
  await scan(6, 16);
  await check(6);
  await check(6);
  expect(await events()).toMatchObject([
    { type: 'goal.at_risk', data: { goalId: keep.id, value: 0.05 } },
    { type: 'goal.reached', data: { goalId: up.id, value: 0.8, sure: true } },
  ]);
  const reached = await get(up.id, 6);
  expect(reached).toMatchObject({ state: 'reached', standing: { pace: 'ahead', reached: true } });
  expect(reached.reachedAt).not.toBeNull();
});

test('the due day ends in the project’s time zone', async () => {
  await scan(-0.008, 10);
  const today = context.now().toISOString().slice(0, 10);
  const ends = async (timeZone: string) => {
    await updateProject(context, { projectId: project.id, timeZone });
    const goal = await create({ due: dayOf(5) });
    await deleteGoal(context, { projectId: project.id, goalId: goal.id });
    return Date.parse(goal.standing.milestones.at(-1)?.at ?? '');
  };
  const midnight = Date.parse(today) + 6 * 86_400_000;
  expect(await ends('Pacific/Kiritimati')).toBe(midnight - 14 * 3_600_000);
  expect(await ends('Etc/GMT+12')).toBe(midnight + 12 * 3_600_000);
  await updateProject(context, { projectId: project.id, timeZone: 'UTC' });
});

test('refused: a day that is over, several surfaces with none named, another workspace', async () => {
  await expect(create({ due: dayOf(-1) })).rejects.toMatchObject({ code: 'validation_failed' });
  await scan(-0.005, 10, 'api');
  await expect(create({})).rejects.toThrow('several surfaces');
  const { id } = await create({ surface: 'api' });
  await expect(getGoal(twin, { projectId: project.id, goalId: id })).rejects.toMatchObject({
    code: 'not_found',
  });
});
