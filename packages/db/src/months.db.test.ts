import { testDatabase } from '@svc/testing';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, migrations } from './migrate.ts';

const first = '0370';
const month = new Date().toISOString().slice(0, 7).replace('-', '_');

const rows = `
  insert into organisation (id, name, plan) values ('org', 'Acme', 'growth');
  insert into workspace (id, organisation_id, name, mode) values ('wsp', 'org', 'Acme', 'live');
  insert into scan (workspace_id, id, status, config, requested_by, created_at) values
    ('wsp', 'old', 'completed', '{}', 'key', '2024-02-29'), ('wsp', 'new', 'completed', '{}', 'key', now());
  insert into cell_prompt (workspace_id, panel, place, prompt_index, cluster, question, intent, branded, text)
    values ('wsp', 'panel', 1, 0, 'c', 'q', 'discovery', false, 'Best boards?');
  insert into webhook (workspace_id, id, url, events, created_by) values ('wsp', 'hook', 'https://example.com', '{*}', 'key')`;

/** A database of the release before, with some rows in the tables that become partitioned. */
async function databaseOfBefore() {
  const clone = await testDatabase();
  const url = new URL(clone.ownerUrl);
  url.pathname = `${url.pathname}_old`;
  const name = url.pathname.slice(1);
  await clone.owner.unsafe(`create database ${name}`);
  const sql = postgres(url.href, { max: 3, onnotice: () => {} });
  onTestFinished(async () => {
    await sql.end({ timeout: 5 });
    await clone.owner.unsafe(`drop database ${name} with (force)`);
    await clone.drop();
  });
  const files = await migrations();
  await migrate(
    url.href,
    files.filter((file) => file.name < first),
  );
  await sql.unsafe(rows);
  return { url: url.href, sql, files };
}

const event = (id: string, at: string, sequence: number) => `
  insert into event (workspace_id, id, type, resource_type, resource_id, sequence, mode, data, occurred_at)
  values ('wsp', '${id}', 'scan.completed', 'scan', 'old', ${sequence}, 'live', '{}', ${at})`;
const lists =
  'identity_version asked answered lost failed answers present mentioned retrieved grounded cited rank_sum first top3 share_sum positive negative mixed neutral recommended';
const pack = (scan: string, at: string) => `
  insert into cell_pack (workspace_id, scan_id, brand_id, engine, brand_role, scanned_at, surface, language, withheld, panel, cells, ${lists.replaceAll(' ', ', ')})
  values ('wsp', '${scan}', 'brand', 'openai', 'own', ${at}, 'api', 'en', false, 'panel', 1, ${lists.replaceAll(/\w+/g, "'{7}'").replaceAll(' ', ', ')})`;
const placesOf = async (sql: postgres.Sql, table: string) =>
  (await sql.unsafe(`select distinct tableoid::regclass::text as place from ${table} order by 1`)).map(
    ({ place }) => place,
  );

test('tables with rows become partitioned by month: all rows stay, and old and new statements go on', async () => {
  const { url, sql, files } = await databaseOfBefore();
  await sql.unsafe(
    [
      event('evt_old', "'2024-02-29'", 1),
      event('evt_new', 'now()', 2),
      pack('old', "'2024-02-29'"),
      pack('new', 'now()'),
      // A run that was broken off left half an index.
      'create index event_before_pkey on event (id)',
    ].join(';'),
  );
  const cells = await sql`select * from cell order by scan_id`;
  await migrate(url, files);

  expect(await sql`select * from cell order by scan_id`).toEqual(cells);
  expect(cells).toHaveLength(2);
  expect(await placesOf(sql, 'event')).toEqual(['event_before']);
  expect(await placesOf(sql, 'cell_pack')).toEqual(['cell_pack_before']);
  // New events of this month stay in the old partition; later months have their own.
  await sql.unsafe(event('evt_next', 'now()', 3));
  await sql.unsafe(event('evt_ahead', "date_trunc('month', now(), 'UTC') + interval '65 days'", 4));
  const places = await placesOf(sql, 'event');
  expect(places[0]).toMatch(/^event_20/);
  expect(places[1]).toBe('event_before');
  // Keys still hold, and what is handed on is found in whichever month it stands.
  await expect(sql.unsafe(pack('old', "'2024-02-29'"))).rejects.toThrow('duplicate key');
  await expect(sql.unsafe(pack('none', 'now()'))).rejects.toThrow('foreign key');
  expect(await sql`select dispatch_events(10) as handed`).toEqual([{ handed: 4 }]);
  const [claimed] =
    await sql`select count(*)::integer as n from claim_deliveries('me', 10, 10, interval '1 minute')`;
  expect(claimed?.n).toBe(4);
  await sql`delete from scan where id = 'old'`;
  expect(await sql`select distinct scan_id from cell`).toEqual([{ scan_id: 'new' }]);
});

test('old months of events go whole; what something still refers to stays', async () => {
  const { owner: sql, drop } = await testDatabase();
  onTestFinished(drop);
  await sql.unsafe(rows);
  const partition = (name: string, from: string, to: string) => `
    create table ${name} partition of event for values from ('${from}') to ('${to}')`;
  // The state of an installation that has run for long.
  await sql.unsafe('drop table event_before');
  await sql.unsafe(partition('event_2024_02', '2024-02-01', '2024-03-01'));
  await sql.unsafe(partition('event_2024_03', '2024-03-01', '2024-04-01'));
  await sql.unsafe(
    [
      event('evt_1', "'2024-02-29'", 1),
      event('evt_2', "'2024-03-01'", 2),
      event('evt_3', "'2024-03-02'", 3),
    ].join(';'),
  );
  await sql.unsafe(event('evt_4', 'now()', 4));
  await sql`select dispatch_events(10)`;
  await sql`update event set dispatched_at = occurred_at`;
  // The receiver of one of them has not answered yet.
  await sql`update webhook_delivery set state = 'delivered' where event_id <> 'evt_2'`;
  await sql`update webhook_delivery set created_at = '2024-03-05' where event_id <> 'evt_4'`;
  await sql`select forget_events(interval '30 days', 100)`;
  expect(await sql`select id from event order by id`).toEqual([{ id: 'evt_2' }, { id: 'evt_4' }]);
  expect(await placesOf(sql, 'event')).toEqual(['event_2024_03', `event_${month}`]);
  expect(await sql`select to_regclass('event_2024_02') as gone`).toEqual([{ gone: null }]);
});
