import { operations } from '@svc/core/operations';
import { testDatabase } from '@svc/testing';
import { afterAll, expect, test } from 'vitest';
import { openWorld } from './testing/world.ts';

const asOf = '2026-11-20T13:45:00.123000Z';
let copy: 'whole' | 'without' | 'lags' = 'whole';
const empty = await testDatabase();
const world = await openWorld(
  {},
  {
    read(workspaceId) {
      const { database } = copy === 'whole' ? world.handle : empty;
      return copy === 'lags' ? null : { db: database.forWorkspace(workspaceId), asOf };
    },
  },
);
afterAll(empty.drop);
const caller = await world.tenant();
const projectId = (await caller.use('create_project', { body: { name: 'Acme' } })).id;
const read = async (id: string) => {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`there is no ${id}`);
  const query = operation.query ? { query: { projectId } } : {};
  const { status, headers, body } = await caller.call(operation, { params: { projectId }, ...query });
  expect(body.readAsOf ?? null).toBe(headers.get('svc-as-of'));
  return { status, asOf: headers.get('svc-as-of') };
};

test('analytics are read from a fresh copy, and say as of when', async () => {
  copy = 'whole';
  expect(await read('get_analytics_overview')).toEqual({ status: 200, asOf });
  // A caller reads their own writes.
  expect(await read('get_project')).toEqual({ status: 200, asOf: null });
});

test.each(['lags', 'without'] as const)(
  'from a copy that %s the answer is the database’s own',
  async (state) => {
    copy = state;
    expect(await read('get_analytics_overview')).toEqual({ status: 200, asOf: null });
  },
);
