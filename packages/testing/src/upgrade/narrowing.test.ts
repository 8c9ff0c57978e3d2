import { migrations } from '@svc/db/migrate';
import { expect, test } from 'vitest';
import { narrowingChanges } from './narrowing.ts';

/** Written before old and new processes had to run side by side. */
const lastBefore = '0294';
/** Header of a migration that removes what an earlier release stopped using: which release, and why nothing needs it. */
const contraction = /^-- contract: \S.{20,}$/m;

test('a migration takes nothing from the release before it, unless it says why nothing misses it', async () => {
  const later = (await migrations()).filter(({ name, sql }) => name > lastBefore && !contraction.test(sql));
  const found = await Promise.all(
    later.map(async ({ name, sql }) => (await narrowingChanges(sql)).map((what) => `${name}: ${what}`)),
  );
  expect(found.flat()).toEqual([]);
});

test.each([
  ['alter table prompt drop column text', 'prompt.text: is dropped'],
  ['alter table prompt rename column text to wording', 'prompt.text: is wording now'],
  ['alter table prompt rename to question', 'prompt: is question now'],
  ['alter table scan alter column state type integer using 1', 'scan.state: gets another type'],
  ['alter table scan alter column error set not null', 'scan.error: may not be null any more'],
  ['alter table scan add column reason text not null', 'scan.reason: is new, and must be given'],
  ['drop table scan', 'scan: is dropped'],
  ['drop function charge(text, integer)', 'charge: is dropped'],
  ['drop view cell', 'cell: is dropped'],
])('%s', async (sql, what) => {
  expect(await narrowingChanges(sql)).toEqual([what]);
});

test('what only adds passes, and so does what a file made itself', async () => {
  const sql = `
    create table goal_note (workspace_id text not null, id text not null, primary key (workspace_id, id));
    alter table goal_note alter column id type varchar;
    alter table goal add column note text, add column shown boolean not null default true;
    alter table goal drop constraint goal_kind_check, add constraint goal_kind_check check (kind <> '');
    drop index goal_index;
    drop function charge(text, integer);
    create function charge(a text, b integer, c text default '') returns integer language sql as 'select 1'`;
  expect(await narrowingChanges(sql)).toEqual([]);
});
