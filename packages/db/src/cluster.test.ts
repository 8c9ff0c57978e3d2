import { expect, test } from 'vitest';
import { boundToTenant, setTenant, tenantSetBy } from './cluster.ts';

test('each table of a statement is bound to the workspace itself', () => {
  const asked = `select (select count(*) from prompt p where p.workspace_id = s.workspace_id and p.id = s.id) from s where s.workspace_id = $1`;
  expect(boundToTenant(asked, 2)).toBe(
    `select (select count(*) from prompt p where (p.workspace_id = s.workspace_id and p.workspace_id = $2) and p.id = s.id) from s where s.workspace_id = $1`,
  );
  expect(boundToTenant(`"a"."workspace_id" = "b"."workspace_id"`, 3)).toBe(
    `("a"."workspace_id" = "b"."workspace_id" and "a"."workspace_id" = $3)`,
  );
});

test('a statement whose tables are bound already stays as it is', () => {
  const asked = 'select id from project where workspace_id = $1 and id = $2';
  expect(boundToTenant(asked, 3)).toBe(asked);
});

test('nothing but an id becomes part of the command', () => {
  expect(setTenant('wsp_01a2')).toBe(`set local app.workspace = 'wsp_01a2'`);
  expect(() => setTenant(`wsp_1'; drop table answer; --`)).toThrow(RangeError);
});

test('a transaction that turns to another workspace is bound to that one', () => {
  expect(tenantSetBy(setTenant('wsp_01a2'))).toBe('wsp_01a2');
  expect(tenantSetBy(`select set_config('app.workspace', $1, true)`)).toBeNull();
});
