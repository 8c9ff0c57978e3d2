import { CreateProject } from '@svc/contract/account/project';
import { InboxList, ListInbox, MarkInboxRead } from '@svc/contract/across/inbox';
import { CreateAlert } from '@svc/contract/read/alert';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { createProject } from '../../account/project/index.ts';
import { insertScan } from '../../measure/scan/factory.ts';
import { createAlert } from '../../read/alert/index.ts';
import { listInbox, markInboxRead } from './service.ts';

const { context, twin, owner } = await testWorkspace();
const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
const workspaceId = context.workspace.id;
const id = (prefix: string, at: number) => `${prefix}_${String(at).padStart(32, '0')}`;

const scanId = await insertScan(context, {
  ...{ project, engines: ['openai'], prompts: [{ text: 'Best boards?' }], samplesK: 1 },
  at: new Date(context.now().getTime() - 3_600_000),
});
const alert = await createAlert(context, {
  projectId: project.id,
  ...CreateAlert.parse({ name: 'Presence' }),
});
await owner`insert into alert_event (workspace_id, project_id, id, alert_id, alert_name, severity, sentence, reading, evidence, fired_at)
  values (${workspaceId}, ${project.id}, ${id('aev', 1)}, ${alert.id}, 'Presence', 'warning', 'Presence fell by 8 points.', '{}', '{}', now() - interval '1 minute')`;

const list = async (query: object = {}, as: PrepareContext = context) =>
  InboxList.parse(await listInbox(as, ListInbox.parse(query)));
const mark = (items: string[], more: object = {}, as: PrepareContext = context) =>
  markInboxRead(as, MarkInboxRead.parse({ items, ...more }));

test('what happened in all projects stands in one list, newest first, with what can be done', async () => {
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { kind: 'alert', needs: 'acknowledge', state: 'open', severity: 'warning', project: 'Acme', read: false },
    { kind: 'scan', needs: 'open', state: 'completed', resourceId: scanId, read: false },
  ]);
  expect((await list({ kind: 'scan' })).total).toBe(1);
  expect((await list({ projectId: id('prj', 9) })).total).toBe(0);
});

test('marks are the reader’s own, follow a member over keys, and can be taken back', async () => {
  const [first] = (await list()).items;
  const member = actingWith(context, { memberId: id('mem', 1) });
  const elsewhere = actingWith(context, { id: 'key_other', memberId: id('mem', 1) });
  expect(await mark([first?.id ?? ''], {}, member)).toEqual({ unread: 1 });
  expect((await list({ unread: 'true' }, elsewhere)).items.map(({ kind }) => kind)).toEqual(['scan']);
  expect((await list({ unread: 'true' })).total).toBe(2);
  // It stays in the list until it is resolved.
  expect((await list({}, member)).items[0]).toMatchObject({ kind: 'alert', read: true });
  expect(await mark([first?.id ?? ''], { read: false }, member)).toEqual({ unread: 2 });
  expect(() => MarkInboxRead.parse({ items: ['everything'] })).toThrow();
});

test('a caller finds only what it may read, and nothing of others', async () => {
  const narrow = actingWith(context, { scopes: ['scans:read'] });
  expect((await list({}, narrow)).items.map(({ kind }) => kind)).toEqual(['scan']);
  expect((await list({}, actingWith(context, { projectIds: [] }))).total).toBe(0);
  expect((await list({}, twin)).total).toBe(0);
  await owner`update alert_event set state = 'resolved', resolved_at = now() where workspace_id = ${workspaceId}`;
  expect((await list()).items.map(({ kind }) => kind)).toEqual(['scan']);
});
