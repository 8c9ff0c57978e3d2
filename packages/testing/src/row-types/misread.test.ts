import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { type DeclaredRows, declaredRows } from './declared.ts';
import { misreadStatements } from './misread.ts';

const text = 'select id, name from workspace where id = ';
const rows = (...fields: string[]): DeclaredRows => ({
  at: 'queries.ts:1',
  matches: (statement) => statement.startsWith(text),
  length: text.length,
  fields: fields.map((field) => ({ name: field.replace('?', ''), optional: field.endsWith('?') })),
});

test('says which fields a statement does not give, and which columns its type does not have', async () => {
  const database = await testDatabase();
  const sql = postgres(database.ownerUrl, { max: 1 });
  onTestFinished(async () => {
    await sql.end();
    await database.drop();
  });
  const misread = (declared: DeclaredRows) => misreadStatements(sql, [`${text}$1`], [declared]);
  expect(await misread(rows('id', 'name'))).toEqual([]);
  expect(await misread(rows('id', 'name', 'plan?'))).toEqual([]);
  expect(await misread(rows('id', 'plan'))).toEqual([
    'queries.ts:1: promises plan, which is not selected; selects name, which the type does not have',
  ]);
});

test('the types of the product’s statements are read, and each tells its statement from others', () => {
  const declared = declaredRows();
  expect(declared.length).toBeGreaterThan(150);
  expect(declared.filter(({ fields }) => fields.length === 0)).toEqual([]);
  const claim = declared.find(({ at }) => at.startsWith('packages/core/src/runner/queries-journal.ts'));
  expect(claim?.fields.map(({ name }) => name)).toContain('plannedSamples');
  expect(claim?.matches('select 1')).toBe(false);
});
