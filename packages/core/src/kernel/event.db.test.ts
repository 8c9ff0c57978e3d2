import { eventType } from '@svc/contract/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testWorkspace } from '../environment/test-workspace.ts';
import type { TestTenant } from '../environment/testing.ts';
import { emit } from './event.ts';
import { transaction } from './transaction.ts';

const opened = eventType({
  type: 'door.opened',
  resource: 'door',
  summary: 'A door was opened.',
  data: z.strictObject({ by: z.string() }),
});

const tenant = await testWorkspace();
const { owner } = tenant;

const open = (context: TestTenant['context'], resource: string, by = 'me') =>
  transaction(context, (context) => emit(context, { type: opened, resource, projectId: null, data: { by } }));
const eventsOf = (resource: string) =>
  owner`select workspace_id, sequence, mode, data, request_id from event where resource_id = ${resource} order by sequence`;

test('an event is there when its transaction is, and not when that was rolled back', async () => {
  const failed = transaction(tenant.context, async (context) => {
    await emit(context, { type: opened, resource: 'a', projectId: null, data: { by: 'nobody' } });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await open(tenant.context, 'a');
  expect(await eventsOf('a')).toMatchObject([
    { sequence: 1, mode: 'live', data: { by: 'me' }, request_id: tenant.context.requestId },
  ]);
});

test('figures have the digits that they have in answers', async () => {
  const measured = eventType({
    ...opened,
    type: 'door.measured',
    data: z.strictObject({ width: z.number() }),
  });
  const event = { type: measured, resource: 'wide', projectId: null, data: { width: 0.375236568986569 } };
  await transaction(tenant.context, (context) => emit(context, event));
  expect(await eventsOf('wide')).toMatchObject([{ data: { width: 0.3752 } }]);
});

test('events of one resource are numbered without gaps, whoever emits at once, and by workspace', async () => {
  await Promise.all([...Array(12).keys()].map(() => open(tenant.context, 'b')));
  await open(tenant.twin, 'b');
  const found = await eventsOf('b');
  const own = (id: string) => found.filter((row) => row.workspace_id === id).map((row) => row.sequence);
  expect(own(tenant.context.workspace.id)).toEqual([...Array(12).keys()].map((index) => index + 1));
  expect(own(tenant.twin.workspace.id)).toEqual([1]);
});

test('outside a transaction, or with data that its schema does not have, nothing is emitted', async () => {
  const event = { type: opened, resource: 'c', projectId: null, data: { by: 'me' } };
  await expect(emit(tenant.context, event)).rejects.toThrow('in the transaction');
  const wrong = transaction(tenant.context, (context) =>
    emit(context, { ...event, data: JSON.parse('{"who":"me"}') }),
  );
  await expect(wrong).rejects.toThrow('who');
  expect(await eventsOf('c')).toEqual([]);
});
