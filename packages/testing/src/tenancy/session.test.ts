import { parse } from 'libpg-query';
import { expect, test } from 'vitest';
import { sessionNeeds } from './session.ts';

test.each([
  ["set statement_timeout = '1s'", ['SET without LOCAL']],
  ["select set_config('app.workspace', $1, false)", ['set_config for the session']],
  ['select pg_advisory_lock(1)', ['pg_advisory_lock']],
  ["select currval('scan_id_seq')", ['currval']],
  ['listen scan', ['ListenStmt']],
  ['prepare one as select 1', ['PrepareStmt']],
  ['declare c cursor with hold for select 1', ['WITH HOLD']],
  ['create temp table t (a integer)', ['a temporary table']],
  ['with a as (select pg_try_advisory_lock(1)) select * from a', ['pg_try_advisory_lock']],
])('needs a session: %s', async (statement, needs) => {
  expect(sessionNeeds(await parse(statement))).toEqual(needs);
});

test.each([
  "set local statement_timeout = '1s'",
  "select set_config('app.workspace', $1, true)",
  'select pg_advisory_xact_lock(1), pg_try_advisory_xact_lock(2)',
  'declare c cursor for select 1',
  'select id from scan where workspace_id = $1',
])('needs none: %s', async (statement) => {
  expect(sessionNeeds(await parse(statement))).toEqual([]);
});
