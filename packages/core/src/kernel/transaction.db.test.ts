import { rowsOf } from '@svc/db';
import { expect, test } from 'vitest';
import { testWorkspace } from '../environment/test-workspace.ts';
import { asOfOneMoment } from './transaction.ts';

const { context, owner } = await testWorkspace();

test('what is written meanwhile is not seen, so that counts of two statements agree', async () => {
  const write = () => owner`update workspace set name = name || '!' where id = ${context.workspace.id}`;
  const name = (db: typeof context.db) =>
    rowsOf<{ name: string }>(db)`select name from workspace where id = ${context.workspace.id}`;
  const [before, after] = await asOfOneMoment(context, async ({ db }) => {
    const first = await name(db);
    await write();
    return [first, await name(db)];
  });
  expect(after).toEqual(before);
  expect(await name(context.db)).not.toEqual(before);
  // Within an open transaction the context stays the same.
  const joined = { ...context, inTransaction: true };
  expect(await asOfOneMoment(joined, async (inner) => inner.db)).toBe(context.db);
});
