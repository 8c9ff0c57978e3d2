import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { storableJson } from './json.ts';

const handle = await testDatabase();
afterAll(handle.drop);

test('Postgres takes whatever an engine wrote, which as plain JSON it refuses', async () => {
  const hostile = [
    { text: 'half \ud83d and \0', detail: { deep: '\udc00' } },
    { text: 'whole 😀', detail: {} },
  ];
  const stored = async (json: string) => {
    const { rows } = await sql`
      select text, detail from json_to_recordset(${json}::text::json) as r(text text, detail jsonb)`.execute(
      handle.database.system,
    );
    return rows;
  };
  await expect(stored(JSON.stringify(hostile))).rejects.toThrow();
  expect(await stored(storableJson(hostile))).toEqual([
    { text: 'half \ufffd and \ufffd', detail: { deep: '\ufffd' } },
    { text: 'whole 😀', detail: {} },
  ]);
});

test('a body nested deeper than Postgres parses is stored all the same, as text', async () => {
  const body = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const read = (json: string, type: string) =>
    sql<{ size: number }>`
      select length(raw::text) as size from json_to_recordset(${json}::text::json) as r(raw ${sql.raw(type)})`.execute(
      handle.database.system,
    );
  await expect(read(`[{"raw":${body}}]`, 'json')).rejects.toThrow(/stack depth/);
  expect((await read(storableJson([{ raw: body }]), 'text')).rows).toEqual([{ size: body.length }]);
});
