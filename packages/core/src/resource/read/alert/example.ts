import { type MakeExample, withBody } from '../../../kernel/index.ts';
import { inProject } from '../../account/project/example.ts';
import { watchProject } from './watch.ts';

const rule = { name: 'Presence falls', kind: 'sequential', metric: 'presence', minimumEffect: 0.05 };
// More than anybody has: it fires at its first look.
const credits = { name: 'Credits are low', kind: 'credits_low', threshold: 1_000_000_000 };

const add = async (caller: Parameters<MakeExample>[0], body: Record<string, unknown>, count = 1) => {
  const { params = {} } = await inProject(caller);
  let alertId = '';
  for (let index = 0; index < count; index += 1)
    alertId = (await caller.use('create_alert', { params, body })).id;
  return { projectId: params.projectId ?? '', alertId };
};
const ofAlert: MakeExample = async (caller) => ({ params: await add(caller, rule) });

const fire = async (caller: Parameters<MakeExample>[0], count = 1) => {
  const { projectId, alertId } = await add(caller, credits, count);
  await watchProject(caller.context, projectId);
  const { items } = await caller.use('list_alert_events', { params: { projectId } });
  return { projectId, alertId, eventId: items[0].id };
};

export const alertExamples = {
  list_alerts: (async (caller) => ({
    params: { projectId: (await add(caller, rule, 2)).projectId },
  })) satisfies MakeExample,
  create_alert: withBody(inProject, rule),
  get_alert: (async (caller) => {
    const { projectId, alertId } = await fire(caller);
    return { params: { projectId, alertId } };
  }) satisfies MakeExample,
  update_alert: withBody(ofAlert, { mutedUntil: '2030-01-01T00:00:00Z' }),
  delete_alert: ofAlert,
  backtest_alert: withBody(inProject, { metric: 'citation', minimumEffect: 0.05 }),
  list_alert_events: (async (caller) => ({
    params: { projectId: (await fire(caller, 2)).projectId },
  })) satisfies MakeExample,
  acknowledge_alert_event: (async (caller) => {
    const { projectId, eventId } = await fire(caller);
    return { params: { projectId, eventId }, body: { note: 'We top up on Monday.' } };
  }) satisfies MakeExample,
};
