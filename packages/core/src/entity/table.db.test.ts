import { expect, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { newId } from '../kernel/index.ts';
import { tableOf } from './index.ts';

const { context, another } = await testWorkspace();
const { context: stranger } = await another();
const views = tableOf('saved_view', ['id', 'name', 'visibility', 'updatedAt']);

const id = newId('savedView');
await views.insert(context, {
  ...{ id, name: 'Refusals', shows: 'list_answers', visibility: 'shared' },
  ...{ filters: {}, columns: [], createdBy: context.actor.id },
});

test('a row is found by its id and by what else it has to have', async () => {
  expect(await views.find(context, { id })).toMatchObject({ id, name: 'Refusals' });
  expect(await views.find(context, { id, visibility: 'private' })).toBeUndefined();
});

test('a change is dated, and leaves what is undefined as it was', async () => {
  const now = () => new Date('2031-05-06T07:08:09Z');
  await views.update({ ...context, now }, id, { name: 'Refused', visibility: undefined });
  expect(await views.find(context, { id })).toEqual({
    ...{ id, name: 'Refused', visibility: 'shared' },
    updatedAt: '2031-05-06T07:08:09.000000Z',
  });
});

test('another workspace neither finds, changes nor removes it', async () => {
  await views.update(stranger, id, { name: 'Taken' });
  await views.remove(stranger, id);
  expect(await views.find(stranger, { id })).toBeUndefined();
  expect(await views.find(context, { id })).toMatchObject({ name: 'Refused' });
  await views.remove(context, id);
  expect(await views.find(context, { id })).toBeUndefined();
});
