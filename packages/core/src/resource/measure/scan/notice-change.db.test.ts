import { CreateProject } from '@svc/contract/account/project';
import { CreateAlert } from '@svc/contract/read/alert';
import { CreateNotificationChannel } from '@svc/contract/tell/notification-channel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { perform } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { createAlert } from '../../read/alert/index.ts';
import { notificationChannelVerbs } from '../../tell/notification-channel/index.ts';
import { settleChange } from './change.ts';
import { insertScan } from './factory.ts';
import { noticeChange } from './notice-change.ts';
import { readChange } from './queries-last.ts';

const tenant = await testWorkspace({ plan: 'enterprise' });
const project = await createProject(
  tenant.context,
  CreateProject.parse({ name: 'Acme', competitors: [{ name: 'Rival' }], engines: ['openai'] }),
);

/** Present in one of `oneIn` prompts. */
const scan = (daysAgo: number, oneIn: number, about = '') =>
  insertScan(tenant.context, {
    project,
    engines: ['openai'],
    prompts: Array.from({ length: 40 }, (_, index) => ({ text: `Question ${index}${about}` })),
    samplesK: 3,
    present: (prompt) => prompt % oneIn === 0,
    at: new Date(Date.now() - daysAgo * 86_400_000),
  });
const notice = (scanId: string) =>
  noticeChange(tenant.environment, { workspaceId: tenant.context.workspace.id, scanId });
const told = async () => {
  const { rows } = await sql<{ data: object }>`select data from event where type = 'score.changed'`.execute(
    tenant.context.db,
  );
  return rows.map(({ data }) => data);
};

test('a change that is shown is told once; the first scan and noise are not', async () => {
  const first = await scan(3, 2);
  expect(await notice(first)).toEqual({ change: 'nothing_to_compare' });
  expect(await notice(await scan(2, 2))).toEqual({ change: 'no_change_shown' });
  expect(await told()).toEqual([]);
  const fallen = await scan(1, 20);
  expect(await notice(fallen)).toEqual({ change: 'fall' });
  // A job may run again after its worker died.
  await notice(fallen);
  expect(await told()).toMatchObject([
    { scanId: fallen, engines: ['openai'], sentence: expect.stringContaining('fell by') },
  ]);
});

test('channels hear of it, unless an alert of the project watches presence and tells of it itself', async () => {
  const { context, database } = tenant;
  const channel = CreateNotificationChannel.parse({
    name: 'Team',
    kind: 'email',
    address: 'ann@example.com',
  });
  await perform(
    notificationChannelVerbs.find(({ id }) => id === 'create_notification_channel'),
    context,
    { projectId: project.id, ...channel },
  );
  await sql`update notification_channel set state = 'active'`.execute(context.db);
  const messages = async () => {
    await sql`select dispatch_events(1000)`.execute(database.system);
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from notification n
      join event e on e.workspace_id = n.workspace_id and e.id = n.event_id where e.type = 'score.changed'`.execute(
      context.db,
    );
    return rows[0]?.n;
  };
  const before = await messages();
  expect(before).toBeGreaterThan(0);
  const watch = (rule: object) =>
    createAlert(context, { projectId: project.id, ...CreateAlert.parse({ name: 'Presence', ...rule }) });
  const setAlerts = (to: 'calm' | 'learning') => sql`update alert set state = ${to}`.execute(context.db);
  const setEvents = (events: string[]) =>
    sql`update notification_channel set events = ${events}`.execute(context.db);
  let asked = 0;
  const falls = async () => {
    // Of other questions each time: where levels come and go, one more change is nothing to tell.
    asked += 1;
    await scan(0, 2, ` of ${asked}`);
    expect(await notice(await scan(0, 20, ` of ${asked}`))).toEqual({ change: 'fall' });
    return messages();
  };
  // One that cannot fire on a fall, and one that only a larger change sets off.
  await watch({ direction: 'rise' });
  await watch({ direction: 'both', minimumEffect: 0.9 });
  await setAlerts('calm');
  expect(await falls()).toBe(Number(before) + 1);
  await watch({ direction: 'fall' });
  await setAlerts('calm');
  expect(await falls()).toBe(Number(before) + 1);
  // The channel does not hear of alerts; then it does, and the alerts have too few scans to fire.
  await setEvents(['score.changed']);
  expect(await falls()).toBe(Number(before) + 2);
  await setEvents(['*']);
  await setAlerts('learning');
  expect(await falls()).toBe(Number(before) + 3);
});

test('one more swing of a figure that swings from scan to scan is no message', async () => {
  const scans: string[] = [];
  for (const oneIn of [2, 5, 2, 5, 2, 5]) scans.push(await scan(0, oneIn, ' that swings'));
  const newest = scans.at(-1) ?? '';
  expect(await notice(newest)).toEqual({ change: 'fall' });
  expect((await told()).filter((data) => 'scanId' in data && data.scanId === newest)).toEqual([]);
});

test('with new figures of a cycle’s part, the next scan of that part is compared anew, not that of another', async () => {
  const { context, owner } = tenant;
  const parts = [await scan(-1, 2), await scan(-2, 2), await scan(-3, 2)];
  for (const [at, id] of parts.entries())
    await owner`update scan set change = null, config = jsonb_set(config::jsonb, '{cycle}', jsonb_build_object('part', ${at % 2}::integer)) where id = ${id}`;
  const [first = '', other = '', same = ''] = parts;
  await settleChange(context, { scanId: first }, context.now());
  expect(await readChange(context, same)).toMatchObject({ beforeScanId: first });
  expect(await readChange(context, other)).toBeNull();
});
