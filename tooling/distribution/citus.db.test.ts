import { globSync, readFileSync } from 'node:fs';
import { testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const { owner, drop } = await testDatabase();
afterAll(drop);
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const distribute = `begin; ${read('packages/db/citus/tables.sql')}; commit`;
const rules = read('tooling/distribution/citus-rules.sql');
/** On one connection, and begun again after a failure. */
const spread = async (text: string) => {
  const sql = await owner.reserve();
  try {
    await sql`set search_path to public, stand_in`;
    await sql.unsafe(text).simple();
    if (text !== distribute) return;
    const [broken] = await sql<{ keys: string | null }[]>`select keys_that_cannot_be_kept() as keys`;
    if (broken?.keys) throw new Error(`foreign keys that cannot be kept: ${broken.keys}`);
  } catch (error) {
    await sql.unsafe('rollback');
    throw error;
  } finally {
    sql.release();
  }
};

beforeAll(async () => {
  await spread(rules);
});

interface Place {
  name: string;
  kind: string | null;
  tenant: boolean;
}

/** Each table that there is, with where it goes. */
const places = async (): Promise<Place[]> => {
  const rows = await owner<Place[]>`
    select c.relname as name, d.kind, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id') as tenant
    from pg_class c left join stand_in.pg_dist_partition d on d.logicalrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
  return [...rows];
};
const namesOf = (rows: readonly Place[]) => rows.map(({ name }) => name).sort();

test('the tables can be spread by workspace: unique and foreign keys hold, and no table is forgotten', async () => {
  await spread(distribute);
  const all = await places();
  expect(namesOf(all.filter(({ kind, tenant }) => tenant && kind === null))).toEqual([]);
  // Tables of a workspace that are not distributed by it: few, each for the reason in the file.
  const whole = all.filter(({ kind, tenant }) => tenant && kind !== 'distributed');
  expect(namesOf(whole)).toEqual(
    [
      'api_key',
      'budget',
      'console_session',
      'credit_hold',
      'ledger_entry',
      'member',
      'passkey',
      'role',
      'sign_in_link',
    ].sort(),
  );
  // PgDog has those whole that are on every node here, and who may do what.
  const omni =
    /\[\[omnisharded_tables\]\][^[]*tables = \[([^\]]*)\]/.exec(read('infra/pgdog/pgdog.toml'))?.[1] ?? '';
  const reference = all.filter(({ kind }) => kind === 'reference');
  expect([...omni.matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining(namesOf(reference)),
  );
  // A second run changes nothing.
  await spread(distribute);
  expect(await places()).toEqual(all);
});

test('rows of each table that is spread can be changed while their workspace moves', async () => {
  await spread(distribute);
  const stuck = await owner`
    select c.relname from pg_class c join stand_in.pg_dist_partition d on d.logicalrelid = c.oid
    where d.kind = 'distributed' and c.relreplident <> 'f' and not exists (
      select from pg_index i where i.indrelid = c.oid and (i.indisprimary or i.indisreplident))`;
  expect(stuck).toEqual([]);
});

/** Why a function of a query file that asks both does not join them. */
const asksBoth: Record<string, string> = {
  'creditsThisMonth in packages/core/src/resource/measure/schedule/queries.ts': 'Two statements.',
  'engineChangeNotes in packages/core/src/resource/measure/engine-change/queries-note.ts': 'Two statements.',
  'reusableAnswers in packages/core/src/resource/measure/scan/queries-reuse.ts':
    'What it asks of changed engines is a part of its own, which Citus asks first.',
  'usedRows in packages/core/src/resource/account/usage/queries.ts': 'Two statements.',
};

test('no query joins a workspace’s tables with those that are on the coordinator alone', async () => {
  await spread(distribute);
  const all = await places();
  const spreadOut = namesOf(all.filter(({ kind }) => kind === 'distributed'));
  const onCoordinator = namesOf(all.filter(({ kind }) => kind === null || kind === 'local'));
  const named =
    /\b(?:from|join|into|update)\s+([a-z_]+)|(?:selectFrom|Join|insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g;
  const found = globSync('{apps,packages}/*/src/**/queries{,-*}.ts', {
    cwd: new URL('../..', import.meta.url),
  }).flatMap((file) =>
    read(file)
      .split(/^(?=export |async |function |const |interface |type )/m)
      .filter((part) => {
        const tables = [...part.matchAll(named)].map(([, inSql, inCode]) => inSql ?? inCode ?? '');
        return [spreadOut, onCoordinator].every((kind) => tables.some((table) => kind.includes(table)));
      })
      .map((part) => `${/(?:function|const) (\w+)/.exec(part)?.[1]} in ${file}`),
  );
  expect(found.sort()).toEqual(Object.keys(asksBoth).sort());
});

test.each([
  [
    'create table odd (workspace_id text not null, id text primary key)',
    'unique without workspace_id: odd_pkey',
  ],
  [
    'create table odd (workspace_id text not null, scan_id text, scan_workspace text, foreign key (scan_workspace, scan_id) references scan)',
    'foreign keys that cannot be kept',
  ],
  ['create table odd (workspace_id text, name text)', 'odd has no workspace_id'],
  [
    'create table odd (workspace_id text, id bigint generated always as identity, primary key (workspace_id, id))',
    'numbered by a sequence',
  ],
])('a table that cannot be spread is noticed: %s', async (made, why) => {
  await spread(distribute);
  await spread(made);
  await expect(spread(distribute)).rejects.toThrow(why);
  await spread('drop table odd');
});
