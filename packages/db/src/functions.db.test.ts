import { testDatabase } from '@svc/testing';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrations, pendingMigrations } from './migrate.ts';

/** The last migration that may define functions. After it they stand in files of their own. */
const lastWithFunctions = '0550';

const defined = (sql: string): string[] =>
  [...sql.matchAll(/^\s*create (?:or replace )?(?:function|procedure) (\w+)/gim)].map(
    ([, name = '']) => name,
  );

async function freshDatabase() {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const files = await migrations();
  /** Brings it up to date as if the file of this function had another text; returns what was applied. */
  const migrateWith = (name: string, change: (sql: string) => string) =>
    migrate(
      database.ownerUrl,
      files.map((file) =>
        file.name === `functions/${name}.sql` ? { ...file, sql: change(file.sql) } : file,
      ),
    );
  const answer = async () => (await database.owner`select wants_event('{a}', 'a') as wants`)[0]?.wants;
  return { ...database, files, migrateWith, answer };
}

test('a file defines the one function that it is named after, so that no function has two', async () => {
  const files = (await migrations()).filter(({ repeated }) => repeated);
  expect(files.length).toBeGreaterThan(90);
  for (const { name, sql } of files) expect([name, defined(sql)]).toEqual([name, [name.slice(10, -4)]]);
});

test('functions stand in files alone', async () => {
  const { owner, files } = await freshDatabase();
  const rows = await owner<{ name: string }[]>`
    select distinct proname as name from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  const known = files.flatMap(({ repeated, sql }) => (repeated ? defined(sql) : []));
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
  const late = files.filter(
    ({ repeated, name, sql }) => !repeated && name > lastWithFunctions && defined(sql).length > 0,
  );
  // The release before writes into a view through these at once, and the next migration calls one.
  expect(late.map(({ name }) => name)).toEqual(['1084_citation_pack.sql']);
});

test('a function is applied when its text changes, and when it changes back', async () => {
  const { ownerUrl, files, migrateWith, answer } = await freshDatabase();
  expect(await migrate(ownerUrl, files)).toEqual([]);
  const never = () =>
    `create or replace function wants_event(wanted text[], type text) returns boolean language sql immutable as 'select false'`;
  expect(await migrateWith('wants_event', never)).toEqual(['functions/wants_event.sql']);
  expect(await answer()).toBe(false);
  expect(await migrateWith('wants_event', never)).toEqual([]);
  expect(await pendingMigrations(ownerUrl, files)).toEqual(['functions/wants_event.sql']);
  expect(await migrate(ownerUrl, files)).toEqual(['functions/wants_event.sql']);
  expect(await answer()).toBe(true);
});

test('one that cannot be applied leaves all functions as they were', async () => {
  const { ownerUrl, files, migrateWith, answer } = await freshDatabase();
  const broken = files.map((file) =>
    file.name === 'functions/wants_event.sql'
      ? { ...file, sql: `${file.sql.replace('select', 'select not')}\n` }
      : file.name === 'functions/workspaces_to_retain.sql'
        ? { ...file, sql: 'create function' }
        : file,
  );
  await expect(migrate(ownerUrl, broken)).rejects.toThrow('syntax error');
  expect(await answer()).toBe(true);
  expect(await pendingMigrations(ownerUrl, files)).toEqual([]);
  await expect(migrateWith('wants_event', (sql) => sql)).resolves.toEqual([]);
});

test('a database from before the files gets them all, and keeps who may call them', async () => {
  const { ownerUrl, owner, files } = await freshDatabase();
  const rights = () =>
    owner`select proname, proacl::text from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2`;
  const definitions = () => owner`
    select pg_get_functiondef(p.oid) as text from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid::regprocedure::text`;
  const before = [await rights(), await definitions()];
  await owner`delete from schema_migration where name like 'functions/%' or name like '0550%'`;
  await owner`alter table schema_migration drop column text_hash`;
  const applied = await migrate(ownerUrl, files);
  expect(applied).toEqual([
    '0550_function_files.sql',
    ...files.flatMap(({ repeated, name }) => (repeated ? [name] : [])),
  ]);
  expect([await rights(), await definitions()]).toEqual(before);
});
