import { migrate, migrations, pendingMigrations } from '@svc/db/migrate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, testDatabase } from './database.ts';

const clone = await testDatabase();
const { owner } = clone;
afterAll(clone.drop);

beforeAll(async () => {
  await owner`insert into organisation (id, name, plan) values ('org_1', 'One', 'growth')`;
  for (const id of ['wsp_a', 'wsp_b']) {
    await owner`insert into workspace (id, organisation_id, name, mode) values (${id}, 'org_1', ${id}, 'live')`;
    for (const name of ['first', 'second'])
      await owner`insert into project (workspace_id, id, name, engines) values (${id}, ${`${id}_${name}`}, ${name}, ${['sandbox']})`;
  }
});

const tenant = (id: string) => clone.database.forWorkspace(id);
const names = (id: string) => tenant(id).selectFrom('project').select(['id']).orderBy('id').execute();

describe('a workspace', () => {
  test('sees its own rows, also without naming itself', async () => {
    expect(await names('wsp_a')).toEqual([{ id: 'wsp_a_first' }, { id: 'wsp_a_second' }]);
    expect(
      await tenant('wsp_b').selectFrom('project').select('id').where('workspaceId', '=', 'wsp_a').execute(),
    ).toEqual([]);
  });

  test('keeps to itself while many read at once over few connections', async () => {
    const read = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? 'wsp_a' : 'wsp_b'));
    const seen = await Promise.all(
      read.map(async (id) => (await names(id)).every((row) => row.id.startsWith(id))),
    );
    expect(seen.every(Boolean)).toBe(true);
  });

  test('can neither write into another one nor move a row there', async () => {
    const intruder = { workspaceId: 'wsp_a', id: 'prj_x', name: 'x', engines: ['sandbox'] };
    await expect(tenant('wsp_b').insertInto('project').values(intruder).execute()).rejects.toThrow(
      /row-level security/,
    );
    await expect(
      tenant('wsp_b').updateTable('project').set({ workspaceId: 'wsp_a' }).execute(),
    ).rejects.toThrow(/row-level security/);
    const touched = await tenant('wsp_b')
      .updateTable('project')
      .set({ name: 'taken' })
      .where('id', '=', 'wsp_a_first')
      .executeTakeFirst();
    expect(touched.numUpdatedRows).toBe(0n);
  });

  test('is set inside a transaction and gone after it', async () => {
    await tenant('wsp_a')
      .transaction()
      .execute(async (db) => {
        expect(await db.selectFrom('project').select('id').execute()).toHaveLength(2);
      });
    await expect(clone.database.system.selectFrom('project').select('id').execute()).rejects.toThrow(
      /no workspace set/,
    );
  });

  test('a failed write leaves nothing and the handle goes on', async () => {
    const twice = { workspaceId: 'wsp_a', id: 'wsp_a_first', name: 'again', engines: ['sandbox'] };
    await expect(tenant('wsp_a').insertInto('project').values(twice).execute()).rejects.toThrow(
      /duplicate key/,
    );
    expect(await names('wsp_a')).toHaveLength(2);
  });
});

test('every time has six digits, also when it ends in zeros, so that times sort as texts', async () => {
  for (const [time, told] of [
    ['13:45:00Z', '13:45:00.000000Z'],
    ['13:45:00.500Z', '13:45:00.500000Z'],
    ['13:45:00.580Z', '13:45:00.580000Z'],
    ['13:45:00.123456Z', '13:45:00.123456Z'],
  ]) {
    const { rows } = await sql`select ${`2026-11-20T${time}`}::timestamptz as at`.execute(
      clone.database.system,
    );
    expect(rows).toEqual([{ at: `2026-11-20T${told}` }]);
  }
});

describe('the schema', () => {
  test('isolates every table that holds tenant data, by force', async () => {
    const open = await owner`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and (not c.relrowsecurity or not c.relforcerowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`;
    expect(open).toEqual([]);
  });

  test('gives the application a role that owns nothing and bypasses nothing', async () => {
    const [role] =
      await owner`select rolsuper, rolbypassrls, (select count(*)::integer from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = 'svc_app'`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, owned: 0 });
  });

  test('lets nobody change or remove a ledger entry, and the app not write one', async () => {
    await owner`select grant_credits('grt_1', 'org_1', 'live', 10, 'manual')`;
    await expect(owner`update ledger_entry set amount = 1000`).rejects.toThrow(/never changed/);
    await expect(owner`delete from ledger_entry`).rejects.toThrow(/never changed/);
    const entry = { organisationId: 'org_1', mode: 'live', account: 'customer', amount: 1 } as const;
    await expect(
      tenant('wsp_a')
        .insertInto('ledger_entry')
        .values({ ...entry, kind: 'grant', reference: 'own' })
        .execute(),
    ).rejects.toThrow(/permission denied/);
  });

  test('is brought up to date once, also by replicas that start together', async () => {
    const files = await migrations();
    const applied = await Promise.all([migrate(clone.ownerUrl, files), migrate(clone.ownerUrl, files)]);
    expect(applied).toEqual([[], []]);
    expect(await pendingMigrations(clone.ownerUrl, files)).toEqual([]);
  });

  test('is made once where replicas start together on a new database, indexes that are built online among it', async () => {
    const empty = await emptyDatabase();
    onTestFinished(empty.drop);
    const files = await migrations();
    const applied = await Promise.all([migrate(empty.ownerUrl, files), migrate(empty.ownerUrl, files)]);
    expect(applied.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, files.length]);
  });
});

describe('credits', () => {
  test('are not overspent by holds that race', async () => {
    await owner`insert into organisation (id, name, plan) values ('org_2', 'Two', 'growth')`;
    await owner`insert into workspace (id, organisation_id, name, mode) values ('wsp_c', 'org_2', 'c', 'live')`;
    await owner`select grant_credits('grt_2', 'org_2', 'live', 100, 'manual')`;
    const held = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        tenant('wsp_c')
          .transaction()
          .execute(
            async (db) =>
              (await sql<{ held: boolean }>`select hold_credits(${`hold_${index}`}, 10) as held`.execute(db))
                .rows[0]?.held,
          ),
      ),
    );
    expect(held.filter(Boolean)).toHaveLength(10);
    const capture = (references: string[]) =>
      tenant('wsp_c')
        .transaction()
        .execute(
          async (db) =>
            (
              await sql<{
                n: number;
              }>`select capture_credits(${`hold_${held.indexOf(true)}`}, ${references}::text[]) as n`.execute(
                db,
              )
            ).rows[0]?.n,
        );
    expect(
      await Promise.all([capture(['a', 'b']), capture(['b', 'c'])]).then(([one = 0, two = 0]) => one + two),
    ).toBe(3);
    expect(await owner`select * from ledger_violation`).toEqual([]);
  });
});

test('functions of the database find their workspace by an index', async () => {
  // The bare call is volatile, and serves none.
  const bare = await owner`select proname from pg_proc where prosrc ~ '[^:]= app_workspace\\(\\)'`;
  expect(bare).toEqual([]);
});
