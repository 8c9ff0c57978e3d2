import { creditEvents } from '@svc/contract/account/credit';
import { CreateGoal } from '@svc/contract/act/goal';
import type { EventType } from '@svc/contract/kernel';
import { engineChangeEvents } from '@svc/contract/measure/engine-change';
import { scanEnded } from '@svc/contract/measure/scan';
import { AcknowledgeAlertEvent, ListAlertEvents } from '@svc/contract/read/alert';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { emit, newId, transaction } from '../../../kernel/index.ts';
import { createGoal } from '../../act/goal/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { emitScan } from '../../measure/scan/index.ts';
import { alertsOf, prompts } from './factory.ts';
import { acknowledgeAlertEvent, getAlert, listAlertEvents, updateAlert } from './service.ts';

const workspace = await testWorkspace();
const { context, owner, database } = workspace;
const { add, make, scan, told, trial, watch } = alertsOf(workspace);

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
  // Goal and usage have no data yet.
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
    sentence: expect.stringMatching(/^Goal “Half” is at risk: 20% chance of reaching 50% by 30 June 2099/),
    message: expect.stringContaining('no false-alarm rate'),
    falseAlarms: null,
  });
  expect(messages[1]?.sentence).toMatch(
    /^Credits will run out on \d+ \w+ 20\d\d by the forecast \(95%: not before \d/,
  );
  expect(messages[2]?.sentence).toMatch(
    /^the sample engine changed: The answers came from two, before from one\./,
  );
  // Near the level nothing changes; beyond it, and with a scan of the changed engine, the firings are over.
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
  expect((await trial(other, { kind: 'goal_at_risk', goalId })).notes[0]).toContain('not a test');
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
