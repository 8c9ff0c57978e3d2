import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

const handle = await testDatabase();
afterAll(handle.drop);

const rowsOf = async (value: unknown) => {
  const { rows } = await sql`
    select text, detail from json_to_recordset(${value}::json) as r(text text, detail jsonb)`.execute(
    handle.database.system,
  );
  return rows;
};

test('Postgres takes whatever an engine wrote, which as plain JSON it refuses', async () => {
  const hostile = [
    { text: 'half \ud83d and \0', detail: { deep: '\udc00' } },
    { text: 'whole 😀', detail: {} },
  ];
  const plain = sql`select * from json_to_recordset(${JSON.stringify(hostile)}::text::json) as r(text text)`;
  await expect(plain.execute(handle.database.system)).rejects.toThrow();
  expect(await rowsOf(hostile)).toEqual([
    { text: 'half \ufffd and \ufffd', detail: { deep: '\ufffd' } },
    { text: 'whole 😀', detail: {} },
  ]);
});

test('a value of each kind goes into a JSON column and comes back as it was', async () => {
  const values = [
    'text',
    '"quoted"',
    '{}',
    3.5,
    0,
    { a: [1, null] },
    [],
    [1, 2],
    ['a'],
    [{ at: null }],
    [[1]],
  ];
  for (const value of values) {
    const { rows } = await sql<{ one: unknown; other: unknown }>`
      select ${value}::json as one, ${value}::jsonb as other`.execute(handle.database.system);
    expect(rows).toEqual([{ one: value, other: value }]);
  }
  const { rows } = await sql`select ${null}::jsonb is null as missing`.execute(handle.database.system);
  expect(rows).toEqual([{ missing: true }]);
});

test('a body nested deeper than Postgres parses is stored all the same, as text', async () => {
  const body = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const read = (rows: readonly { raw: string }[], type: string) =>
    sql<{ size: number }>`
      select length(raw::text) as size from json_to_recordset(${rows}::json) as r(raw ${sql.raw(type)})`.execute(
      handle.database.system,
    );
  const whole = sql`select ${body}::text::json`.execute(handle.database.system);
  await expect(whole).rejects.toThrow(/stack depth/);
  expect((await read([{ raw: body }], 'text')).rows).toEqual([{ size: body.length }]);
});
