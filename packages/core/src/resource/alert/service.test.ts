import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { type EventType, emit, newId, transaction } from '../../kernel/index.ts';
import { creditEvents } from '../credit/index.ts';
import { engineChangeEvents } from '../engine-change/index.ts';
import { CreateGoal, createGoal } from '../goal/index.ts';
import { CreateProject, createProject, type Project } from '../project/index.ts';
import { insertScan, type ScanRows } from '../scan/factory.ts';
import { emitScan, scanEnded } from '../scan/index.ts';
import { createSegment } from '../segment/index.ts';
import { backtest } from './backtest.ts';
import { loadWatched } from './load.ts';
import { AcknowledgeAlertEvent, BacktestAlert, CreateAlert, ListAlertEvents } from './schema.ts';
import {
  acknowledgeAlertEvent,
  createAlert,
  deleteAlert,
  getAlert,
  listAlertEvents,
  updateAlert,
} from './service.ts';
import { watchProject } from './watch.ts';
import { rateOf } from './watched.ts';

const { context, twin, owner, database } = await testWorkspace();
const prompts = Array.from({ length: 24 }, (_, index) => ({ text: `Which tool is best for task ${index}?` }));
const day = (count: number) => new Date(Date.UTC(2026, 8, 1) + count * 86_400_000);
let days = 0;
/** The share of prompts that name the brand in a scan, always the same prompts. */
const scan = (project: Project, share: number, more: Partial<ScanRows> = {}) => {
  days += 1;
  // Prompts differ, and the same prompt's answers do now and then.
  const present = (prompt: number, _: string, sample: number) =>
    (prompt + 0.5) / prompts.length < share !== ((prompt * 7 + sample * 3 + days * 5) % 11 === 0);
  return insertScan(context, {
    project,
    engines: ['openai'],
    prompts,
    samplesK: 3,
    present,
    at: day(days),
    ...more,
  });
};
const make = (name: string) => createProject(context, CreateProject.parse({ name, brand: { name: 'Acme' } }));
const add = (project: Project, rule: object = {}) =>
  createAlert(context, { projectId: project.id, ...CreateAlert.parse({ name: 'Watch', ...rule }) });
/** Few simulated panels: their number is no matter of these tests. */
const panels = 40;
const watch = (project: Project) => watchProject(context, project.id, panels);
const trial = (project: Project, rule: object = {}) =>
  backtest(context, { projectId: project.id, ...BacktestAlert.parse(rule) }, panels);
const told = async (alertId: string) => {
  const { rows } = await sql<{ type: string; data: Record<string, unknown> }>`
    select type, data from event where resource_id = ${alertId} order by sequence`.execute(context.db);
  return rows;
};

let project: Project;
let alertId: string;
beforeAll(async () => {
  project = await make('Watched');
  alertId = (await add(project, { baselineScans: 3, minimumEffect: 0.03 })).id;
  for (let index = 0; index < 3; index += 1) await scan(project, 0.6);
  await watch(project);
});
const read = () => getAlert(context, { projectId: project.id, alertId });

test('an alert learns first and says what it waits for', async () => {
  expect(await read()).toMatchObject({
    state: 'learning',
    detail: expect.stringContaining('one more scan'),
    falseAlarms: { scans: 18, from: 3 },
  });
});

test('it fires once with interval, false-alarm rate and evidence, and is over when the level is back', async () => {
  await scan(project, 0.6);
  expect(await watch(project)).toEqual({ fired: 0, resolved: 0 });
  expect(await read()).toMatchObject({ state: 'calm' });
  let fell = '';
  for (let index = 0; index < 3; index += 1) {
    fell = await scan(project, 0.2);
    await watch(project);
    // The same scan again changes nothing.
    expect(await watch(project)).toEqual({ fired: 0, resolved: 0 });
  }
  const { state, events } = await read();
  expect(state).toBe('firing');
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(event?.sentence).toMatch(
    /^Presence fell: 2\d% \(95%: \d+% to \d+%\), \d+ points below the 3 scans before/,
  );
  expect(event?.evidence.baselineScanIds).toHaveLength(3);
  expect(event?.evidence.cells[0]?.prompt).toMatch(/^Which tool/);
  expect(event?.evidence.answerIds.length).toBeGreaterThan(0);
  expect(event?.reading.change?.ci?.high).toBeLessThan(0);
  const [fired] = await told(alertId);
  expect(fired).toMatchObject({
    type: 'alert.fired',
    data: { severity: 'warning', message: expect.stringMatching(/fires in \d+% \(95%: \d+% to \d+%\)/) },
  });
  expect(fell).not.toBe('');
  for (let index = 0; index < 6; index += 1) {
    await scan(project, 0.6);
    await watch(project);
  }
  expect((await read()).events[0]).toMatchObject({ state: 'resolved', resolvedBy: 'system' });
  expect((await told(alertId)).map(({ type }) => type)).toEqual(['alert.fired', 'alert.resolved']);
});

test('a backtest tells what the rule would have told of the same scans, its false alarms and its power', async () => {
  const input = { baselineScans: 3, minimumEffect: 0.03 };
  const found = await trial(project, input);
  expect(found.scans).toBe(13);
  expect(found.firings).toHaveLength(1);
  expect(found.firings[0]?.resolvedScanId).not.toBeNull();
  const { falseAlarms, power } = found;
  expect(falseAlarms?.ci.low).toBeLessThanOrEqual(falseAlarms?.value ?? 0);
  expect(power?.within).toBe(4);
  expect((await trial(project, { kind: 'change' })).firings[0]?.sentence).toContain('the scan before');
  const none = await make('Never scanned');
  expect(await trial(none)).toMatchObject({
    scans: 0,
    falseAlarms: null,
    notes: [expect.stringContaining('needs 9 scans')],
  });
});

test('credits: fires when they are few, is acknowledged and resolved with a note, and does not fire while muted', async () => {
  const other = await make('Credits');
  const muted = await add(other, { kind: 'credits_low', threshold: 1e9, mutedUntil: '2099-01-01T00:00:00Z' });
  expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  await updateAlert(context, { projectId: other.id, alertId: muted.id, mutedUntil: null });
  expect(await watch(other)).toEqual({ fired: 1, resolved: 0 });
  const query = ListAlertEvents.parse({ state: 'open' });
  const { items } = await listAlertEvents(context, { projectId: other.id, ...query });
  const eventId = items[0]?.id ?? '';
  const say = (input: object) =>
    acknowledgeAlertEvent(context, { projectId: other.id, eventId, ...AcknowledgeAlertEvent.parse(input) });
  expect(await say({ note: 'On it' })).toMatchObject({ state: 'acknowledged', note: 'On it' });
  expect(await say({ resolve: true })).toMatchObject({ state: 'resolved', note: 'On it' });
  await expect(say({})).rejects.toMatchObject({ code: 'conflict' });
  expect((await told(muted.id)).map(({ type }) => type)).toEqual([
    'alert.fired',
    'alert.acknowledged',
    'alert.resolved',
  ]);
});

test('a change is measured from the scan before it until the level is back', async () => {
  const other = await make('Changed');
  await scan(other, 0.7);
  const alert = await add(other, { kind: 'change', minimumEffect: 0.05 });
  await scan(other, 0.2);
  expect(await watch(other)).toEqual({ fired: 1, resolved: 0 });
  for (const share of [0.2, 0.2]) {
    await scan(other, share);
    expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  }
  await scan(other, 0.7);
  await watch(other);
  await scan(other, 0.7);
  expect(await watch(other)).toEqual({ fired: 0, resolved: 1 });
  expect((await getAlert(context, { projectId: other.id, alertId: alert.id })).state).toBe('calm');
});

test('a source that is no longer cited, and an engine that loses answers', async () => {
  const other = await make('Sources');
  const lost = await add(other, { kind: 'source_lost', source: 'review.example' });
  await add(other, { kind: 'engine_health', threshold: 0.1 });
  for (const url of ['https://review.example/a', 'https://review.example/a', 'https://other.example/']) {
    const scanId = await scan(other, 0.5, { cites: () => [url] });
    if (url.includes('other'))
      await sql`update engine_run set failed_samples = 50, recorded_samples = 22 where scan_id = ${scanId}`.execute(
        context.db,
      );
  }
  expect(await watch(other)).toEqual({ fired: 2, resolved: 0 });
  const { items } = await listAlertEvents(context, { projectId: other.id, ...ListAlertEvents.parse({}) });
  const sentences = items.map(({ sentence }) => sentence).sort();
  expect(sentences[0]).toMatch(/^openai lost answers: 69% \(95%: /);
  expect(sentences[1]).toMatch(/^review\.example is no longer cited: 0%/);
  expect(
    (await getAlert(context, { projectId: other.id, alertId: lost.id })).falseAlarms?.value,
  ).toBeLessThan(0.5);
});

test('a break between levels is told with what it is measured from, and is over when the level is back', async () => {
  const other = await make('Breaks');
  const alert = await add(other, { kind: 'anomaly', baselineScans: 3 });
  for (let index = 0; index < 4; index += 1) await scan(other, 0.7);
  expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  const looks: { fired: number; resolved: number }[] = [];
  for (const share of [0.2, 0.2, 0.2, 0.7, 0.7, 0.7]) {
    await scan(other, share);
    looks.push(await watch(other));
  }
  expect(looks[0]).toEqual({ fired: 1, resolved: 0 });
  expect(looks.reduce((sum, { fired }) => sum + fired, 0)).toBe(1);
  expect(looks.reduce((sum, { resolved }) => sum + resolved, 0)).toBe(1);
  const { events, falseAlarms } = await getAlert(context, { projectId: other.id, alertId: alert.id });
  expect(events[0]?.sentence).toMatch(
    /^Presence fell from 2026-\d\d-\d\d on: 2\d% .+ points below the 4 scans before \(95%: /,
  );
  expect(events[0]?.evidence.baselineScanIds).toHaveLength(4);
  expect(falseAlarms?.panels).toBe(panels);
  const { firings, power } = await trial(other, { kind: 'anomaly', baselineScans: 3 });
  expect(firings).toMatchObject([{ reading: { direction: 'fall' }, resolvedScanId: expect.any(String) }]);
  expect(power?.value).toBeGreaterThan(0);
});

test('facts: a goal at risk, credits that end, an engine that changed; each says that it is no test', async () => {
  const other = await make('Facts');
  const { id: goalId } = await createGoal(context, {
    projectId: other.id,
    ...CreateGoal.parse({ name: 'Half', target: 0.5, due: '2099-06-30' }),
  });
  const stands = (probability: number) =>
    sql`update goal set standing = jsonb_set(standing::jsonb, '{probability}', ${probability}::text::jsonb)::json where id = ${goalId}`.execute(
      context.db,
    );
  const risk = await add(other, { kind: 'goal_at_risk', goalId, threshold: 0.4 });
  const end = await add(other, { kind: 'credits_end', threshold: 90 });
  const engine = await add(other, { kind: 'engine_changed' });
  // Nothing is known of the goal or of use yet.
  expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  const state = async ({ id }: { id: string }) =>
    (await getAlert(context, { projectId: other.id, alertId: id })).state;
  expect([await state(risk), await state(end), await state(engine)]).toEqual([
    'learning',
    'learning',
    'calm',
  ]);
  await stands(0.2);
  await owner`insert into usage_day (workspace_id, day, project_id, engine, requested_by, answers, credits)
    select ${context.workspace.id}, now()::date - day, ${other.id}, 'sandbox', 'key', 1, 10 from generate_series(1, 60) day`;
  const note = newId('engineChange');
  await owner`insert into engine_change (id, mode, engine, kind, model_before, model_after)
    values (${note}, ${context.workspace.mode}, 'sandbox', 'served_model', 'one', 'two')`;
  expect(await watch(other)).toEqual({ fired: 3, resolved: 0 });
  const messages = await Promise.all([risk, end, engine].map(async ({ id }) => (await told(id))[0]?.data));
  expect(messages[0]).toMatchObject({
    sentence: expect.stringMatching(/^Goal “Half” is at risk: 20% probability of 50% on 2099-06-30/),
    message: expect.stringContaining('no rate of false alarms'),
    falseAlarms: null,
  });
  expect(messages[1]?.sentence).toMatch(/^Credits end on 20\d\d-\d\d-\d\d as forecast \(95%: not before 20/);
  expect(messages[2]?.sentence).toMatch(/^sandbox changed: Answers came from two, before from one\./);
  // Near the level nothing changes; beyond it, and with a scan of the engine as it is now, they are over.
  await stands(0.45);
  expect(await watch(other)).toEqual({ fired: 0, resolved: 0 });
  await stands(0.6);
  await insertScan(context, {
    project: other,
    engines: ['sandbox'],
    prompts,
    samplesK: 1,
    at: new Date(Date.now() + 60_000),
  });
  expect(await watch(other)).toEqual({ fired: 0, resolved: 2 });
  expect((await trial(other, { kind: 'goal_at_risk', goalId })).notes[0]).toContain('no test');
});

test('other measures and scopes are read from the same cells', async () => {
  const other = await createProject(
    context,
    CreateProject.parse({ name: 'Scopes', brand: { name: 'Acme' }, competitors: [{ name: 'Rival' }] }),
  );
  const rival = other.competitors[0]?.id ?? '';
  for (const held of [true, false])
    await scan(other, 0, {
      present: (prompt) => prompt < (held ? 16 : 6),
      competitorPresent: () => !held,
      cites: () => (held ? ['https://acme.example/'] : []),
    });
  const rates = async (rule: object) => {
    const watched = await loadWatched(context, other, BacktestAlert.parse(rule), null);
    return typeof watched === 'string' ? [watched] : watched.panel.map((look) => rateOf(look)?.toFixed(1));
  };
  expect(await rates({})).toEqual(['0.7', '0.3']);
  expect(await rates({ metric: 'mention', engine: 'openai' })).toEqual(['0.7', '0.3']);
  expect(await rates({ engine: 'mistral' })).toEqual([]);
  expect(await rates({ brandId: rival })).toEqual(['0.0', '1.0']);
  expect(await rates({ metric: 'share_of_voice' })).toEqual(['1.0', '0.1']);
  expect(await rates({ metric: 'share_of_voice', brandId: rival })).toEqual(['0.0', '0.9']);
  expect(await rates({ minimumPrompts: 25 })).toEqual([]);
  const segment = await createSegment(context, {
    projectId: other.id,
    name: 'One',
    description: null,
    rules: { contains: 'task 1' },
  });
  expect(await rates({ segmentId: segment.id })).toEqual(['0.6', '0.1']);
  expect(await rates({ segmentId: 'seg_gone' })).toEqual([expect.stringContaining('segment is gone')]);
});

test('what a rule names has to be the project’s, and another workspace sees nothing', async () => {
  for (const rule of [
    { engine: 'nobody' },
    { segmentId: 'seg_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' },
    { brandId: 'brd_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' },
    { channelIds: ['chn_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f'] },
    { kind: 'source_lost' },
    { kind: 'engine_health', threshold: 2 },
    { kind: 'goal_at_risk' },
    { kind: 'goal_at_risk', goalId: 'gol_0199f3c2a1b47c3d8e4f5a6b7c8d9e0f' },
    { kind: 'credits_end', threshold: 400 },
  ])
    await expect(add(project, rule)).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(getAlert(twin, { projectId: project.id, alertId })).rejects.toMatchObject({
    code: 'not_found',
  });
  await deleteAlert(context, { projectId: project.id, alertId });
  expect(await watch(project)).toEqual({ fired: 0, resolved: 0 });
});

test('a scan that ends, credits that run low and an engine that changes have alerts looked at', async () => {
  const other = await make('Jobs');
  await add(other, { kind: 'credits_low' });
  await add(other, { kind: 'engine_changed' });
  const key = `alerts:${other.id}`;
  const jobs = () => owner`select 1 from graphile_worker.jobs where key = ${key}`;
  const happen = async (type: EventType, resource: string, projectId: string | null, data: object) => {
    await owner`select graphile_worker.remove_job(${key})`;
    await transaction(context, (context) => emit(context, { type, resource, projectId, data }));
    await sql`select dispatch_events(1000)`.execute(database.system);
    return (await jobs()).length;
  };
  expect(await jobs()).toHaveLength(1);
  const [low] = creditEvents;
  const scanId = await scan(other, 0.5);
  if (!low) throw new Error('there is no event of low credits');
  expect(await happen(low, context.workspace.organisationId, null, { available: 3, threshold: 9 })).toBe(1);
  const [changed] = engineChangeEvents;
  if (!changed) throw new Error('there is no event of a changed engine');
  const change = {
    engine: 'sandbox',
    kind: 'canary',
    modelRequested: null,
    modelBefore: null,
    modelAfter: null,
  };
  expect(await happen(changed, newId('engineChange'), null, change)).toBe(1);
  await owner`select graphile_worker.remove_job(${key})`;
  await transaction(context, (context) => emitScan(context, scanId, scanEnded.completed));
  await sql`select dispatch_events(1000)`.execute(database.system);
  expect(await jobs()).toHaveLength(1);
});
