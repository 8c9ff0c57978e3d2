import { testDatabase } from '@svc/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storableJson } from './json.ts';

let handle: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  handle = await testDatabase();
});
afterAll(() => handle.drop());

test('Postgres takes whatever an engine wrote, which as plain JSON it refuses', async () => {
  const hostile = [
    { text: 'half \ud83d and \0', raw: { deep: '\udc00' } },
    { text: 'whole 😀', raw: {} },
  ];
  const stored = async (json: string) => {
    const { rows } = await sql`
      select text, raw from json_to_recordset(${json}::text::json) as r(text text, raw jsonb)`.execute(
      handle.database.system,
    );
    return rows;
  };
  await expect(stored(JSON.stringify(hostile))).rejects.toThrow();
  expect(await stored(storableJson(hostile))).toEqual([
    { text: 'half \ufffd and \ufffd', raw: { deep: '\ufffd' } },
    { text: 'whole 😀', raw: {} },
  ]);
});
