import { CreateSavedView, ListSavedViews, type UpdateSavedView } from '@svc/contract/account/saved-view';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith, type TestTenant } from '../../../environment/testing.ts';
import { views } from './verbs.ts';

const tenant = await testWorkspace();
const colleague = actingWith(tenant.context, { id: 'key_of_a_colleague' });

const save = (changes: Partial<CreateSavedView> = {}) =>
  views.create(
    tenant.context,
    CreateSavedView.parse({ name: 'Refusals', shows: 'list_answers', ...changes }),
  );
const change = (context: TestTenant['context'], viewId: string, changes: UpdateSavedView) =>
  views.update(context, { viewId, ...changes });
const names = async (context: TestTenant['context'], query: object = {}) =>
  (await views.list(context, ListSavedViews.parse(query))).items.map(({ name }) => name);

test('a view is kept as it was saved, filters in their order', async () => {
  const filters = { outcome: 'refused', engine: 'openai' };
  const made = await save({ filters, columns: ['engine', 'prompt'], period: '30d' });
  const read = await views.get(tenant.context, { viewId: made.id });
  expect(read).toEqual(made);
  expect(JSON.stringify(read.filters)).toBe(JSON.stringify(filters));
});

test('a private view is for its maker; a shared one for everyone in the workspace, and nobody else', async () => {
  const made = await save({ name: 'Mine' });
  await expect(views.get(colleague, { viewId: made.id })).rejects.toMatchObject({ code: 'not_found' });
  expect(await names(colleague)).not.toContain('Mine');
  await change(tenant.context, made.id, { visibility: 'shared' });
  expect(await names(colleague)).toContain('Mine');
  expect(await names(tenant.twin)).toEqual([]);
});

test('a change leaves the rest as it was, and a colleague cannot take a shared view away', async () => {
  const made = await save({ visibility: 'shared', filters: { outcome: 'refused' } });
  const changed = await change(colleague, made.id, { name: 'Refused', period: '7d' });
  expect(changed).toMatchObject({ name: 'Refused', period: '7d', filters: { outcome: 'refused' } });
  await expect(change(colleague, made.id, { visibility: 'private' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('lists by name and by what a view shows; a deleted one is gone', async () => {
  const made = await Promise.all(['b', 'a'].map((name) => save({ name, shows: 'list_scans' })));
  expect(await names(tenant.context, { shows: 'list_scans', sort: 'name' })).toEqual(['a', 'b']);
  for (const { id } of made) await views.delete(tenant.context, { viewId: id });
  expect(await names(tenant.context, { shows: 'list_scans' })).toEqual([]);
});
