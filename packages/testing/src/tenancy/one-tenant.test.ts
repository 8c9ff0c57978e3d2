import { parse } from 'libpg-query';
import { expect, test } from 'vitest';
import { unboundTables } from './one-tenant.ts';

const columns = new Map([
  ['scan', new Set(['workspace_id', 'id', 'status'])],
  ['answer', new Set(['workspace_id', 'scan_id', 'text'])],
  ['workspace', new Set(['id', 'name'])],
  ['plan', new Set(['name'])],
]);
const schema = {
  columns,
  tenantColumn: (table: string) =>
    table === 'workspace' ? 'id' : columns.get(table)?.has('workspace_id') ? 'workspace_id' : null,
};
const unbound = async (sql: string) => unboundTables(await parse(sql), schema);

test.each([
  'select id from scan where workspace_id = $1 and status = $2',
  'select name from plan',
  'select a.text from scan s join answer a on a.workspace_id = s.workspace_id and a.scan_id = s.id where s.workspace_id = $1',
  'select 1 from scan s join answer a using (workspace_id) where a.workspace_id = $1',
  'select 1 from scan s where (s.workspace_id, s.id) = ($1, $2)',
  'select 1 from scan s where s.workspace_id = $1 and exists (select from answer a where a.workspace_id = s.workspace_id)',
  'with open as (select workspace_id, id from scan where workspace_id = $1) select 1 from answer a, open where a.workspace_id = open.workspace_id',
  'select q.id from (select id, workspace_id from scan) q where q.workspace_id = $1',
  'insert into scan (workspace_id, id) values ($1, $2), ($1, $3)',
  'insert into answer (workspace_id, scan_id) select workspace_id, id from scan where workspace_id = $1',
  'update scan set status = $1 from workspace w where w.id = scan.workspace_id and w.id = $2',
  'delete from answer a using scan s where a.workspace_id = s.workspace_id and s.workspace_id = $1',
  'with gone as (delete from scan where workspace_id = $1 returning workspace_id, id) insert into answer (workspace_id, scan_id) select workspace_id, id from gone',
  'select 1 from scan where workspace_id = $1 union all select 1 from answer where workspace_id = $1',
  "copy (select text from answer where workspace_id = 'wsp_1') to stdout",
])('one tenant: %s', async (sql) => {
  expect(await unbound(sql)).toEqual([]);
});

test.each([
  ['select id from scan where id = $1', ['scan']],
  ['select id from scan where workspace_id = $1 or status = $2', ['scan']],
  ['select id from scan where workspace_id = any($1)', ['scan']],
  ['select 1 from scan s join answer a on a.scan_id = s.id where s.workspace_id = $1', ['answer']],
  ['select 1 from scan where workspace_id = $1 and exists (select from answer)', ['answer']],
  ['insert into scan (workspace_id, id) select workspace_id, scan_id from answer', ['answer', 'scan']],
  ['update scan set status = $1 where id in (select scan_id from answer where workspace_id = $2)', ['scan']],
  ['select 1 from scan where workspace_id = $1 union all select 1 from answer', ['answer']],
  ['select name from workspace', ['workspace']],
  ['copy (select text from answer) to stdout', ['answer']],
])('more than one: %s', async (sql, tables) => {
  expect(await unbound(sql)).toEqual(tables);
});

test('a kind of statement that is not looked into does not pass', async () => {
  const merge = 'merge into scan s using answer a on s.id = a.scan_id when matched then delete';
  await expect(unbound(merge)).rejects.toThrow('cannot be judged: MergeStmt');
});
