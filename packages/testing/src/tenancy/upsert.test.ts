import { parse } from 'libpg-query';
import { expect, test } from 'vitest';
import { unstableUpserts } from './upsert.ts';

const known = {
  ofWorkspaces: (table: string) => table !== 'worker_instance',
  isUnstable: (name: string) => ['now', 'random'].includes(name),
};

test.each([
  ['insert into a (id) values ($1) on conflict (id) do update set at = now()', ['now']],
  ['insert into a (id) values ($1) on conflict (id) do update set n = a.n + abs(random())', ['random']],
  ['with b as (insert into a (id) values ($1) on conflict (id) do update set at = now()) select 1', ['now']],
  [
    'insert into a (id) values ($1) on conflict (id) do update set at = current_timestamp',
    ['SQLValueFunction'],
  ],
  ['insert into worker_instance (id) values ($1) on conflict (id) do update set at = now()', []],
  ['insert into a (id, at) values ($1, now()) on conflict (id) do update set at = excluded.at', []],
  ['insert into a (id) values ($1) on conflict (id) do update set n = greatest(a.n, abs(excluded.n))', []],
  ['update a set at = now() where id = $1', []],
])('%s', async (statement, functions) => {
  expect(unstableUpserts(await parse(statement), known)).toEqual(functions);
});
