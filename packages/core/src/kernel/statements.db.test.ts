import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { listRows, newestFirst } from './list.ts';

const { context } = await testWorkspace();
const sent = () => readFileSync(process.env.SVC_STATEMENTS_FILE ?? '', 'utf8');

test('what the product sends is kept for the proof at the end of the tests, and what a test sends is not', async () => {
  const base = context.db.selectFrom('saved_view').where('workspaceId', '=', context.workspace.id);
  await base.select('name as askedByThisTest').execute();
  await listRows(base, {
    columns: ['name as askedByTheProduct'],
    order: newestFirst,
    page: { limit: 7, offset: 0 },
  });
  expect(sent()).toContain('asked_by_the_product');
  expect(sent()).not.toContain('asked_by_this_test');
});
