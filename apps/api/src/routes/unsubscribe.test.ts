import { newId } from '@svc/core/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { openWorld } from '../testing/world.ts';

test('a reader leaves by one POST, without a key; to open the link changes nothing', async () => {
  const world = await openWorld();
  onTestFinished(() => world.close());
  const { context, use } = await world.tenant();
  const project = await use('create_project', { body: { name: 'Acme' } });
  const path = `/unsubscribe/${'t'.repeat(32)}`;
  await context.db
    .insertInto('notification_channel')
    .values({
      workspaceId: context.workspace.id,
      projectId: project.id,
      id: newId('notificationChannel'),
      kind: 'email',
      name: 'Team <b>',
      hint: 'a…@example.com',
      events: ['*'],
      minimumSeverity: 'info',
      state: 'active',
      unsubscribeToken: 't'.repeat(32),
      createdBy: 'key',
    })
    .execute();
  const state = async () => {
    const list = await use('list_notification_channels', { params: { projectId: project.id } });
    return list.items[0].state;
  };
  expect((await world.request(path)).status).toBe(200);
  expect(await state()).toBe('active');
  const answer = await world.request(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining('Team &lt;b&gt;') });
  expect(await state()).toBe('unsubscribed');
  expect((await world.request('/unsubscribe/guessed', { method: 'POST' })).status).toBe(404);
});
