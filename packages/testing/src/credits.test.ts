import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';
import { tally } from './tally.ts';

interface Callable {
  name: string;
  types: string[];
}

test('by no function that the application may call does one tenant get or take another’s money', async () => {
  const { database, owner, drop } = await testDatabase();
  const { tried, end } = tally('money of another organisation by a function of the database');
  for (const one of ['a', 'b']) {
    await owner`insert into organisation (id, name, plan) values (${`org_${one}`}, ${one}, 'growth')`;
    await owner`insert into workspace (id, organisation_id, name, mode) values (${`wsp_${one}`}, ${`org_${one}`}, ${one}, 'live')`;
    await owner`select grant_credits(${`grt_${one}`}, ${`org_${one}`}, 'live', 1000, 'manual')`;
  }
  await owner`insert into credit_purchase (organisation_id, id, mode, credits, state, processor, requested_by)
    values ('org_a', 'pur_open', 'live', 500, 'awaiting_payment', 'stripe', 'x'), ('org_a', 'pur_paid', 'live', 500, 'granted', 'stripe', 'x')`;
  await owner`insert into subscription (organisation_id, processor, status, subscription_reference, period_start, period_end)
    values ('org_a', 'stripe', 'active', 'sub_a', now() - interval '1 day', now() + interval '29 days')`;
  await database
    .forWorkspace('wsp_a')
    .transaction()
    .execute((db) => sql`select hold_credits('scn_a', 100)`.execute(db));
  const books = async () => {
    const [row] = await owner<{ books: string }[]>`select concat_ws('|',
      (select json_agg(t) from credit_account t where organisation_id = 'org_a'),
      (select json_agg(t order by id) from credit_grant t where organisation_id = 'org_a'),
      (select json_agg(t order by id) from credit_hold t where organisation_id = 'org_a'),
      (select count(*) || ' ' || sum(amount) from ledger_entry where organisation_id = 'org_a'),
      (select json_agg(t) from subscription t where organisation_id = 'org_a'),
      (select plan || limit_overrides from organisation where id = 'org_a')) as books`;
    return row?.books;
  };
  const before = await books();
  const callable = await owner<Callable[]>`
    select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) t)::text[] as types
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and p.prosecdef and p.prokind = 'f' and has_function_privilege('svc_app', p.oid, 'execute')
      and p.prosrc ~ 'credit|ledger|subscription|organisation|grant' and p.prosrc ~* 'insert|update|delete|perform|release|capture|end_|book'
    order by 1`;
  const texts = [
    'org_a',
    'wsp_a',
    'scn_a',
    'grt_a',
    'pur_open',
    'grant_pur_paid',
    'sub_a',
    'live',
    'manual',
    'purchase',
    'plan',
  ];
  const values: Record<string, string[]> = {
    text: texts.map((text) => `'${text}'`),
    'text[]': [`array['scn_a/0', 'grt_a', 'org_a']`],
    integer: ['500'],
    bigint: ['500'],
    boolean: ['true'],
    bytea: [`'\\x00'::bytea`],
    interval: [`'1 day'::interval`],
    'timestamp with time zone': ['now()', `now() + interval '30 days'`],
    date: ['current_date'],
  };
  let seed = 7;
  const pick = (list: readonly string[]) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return list[seed % list.length] ?? 'null';
  };
  const aimed = [
    ...['manual', 'purchase', 'plan'].map(
      (source) => `grant_credits('new_${source}', 'org_a', 'live', 100000, '${source}')`,
    ),
    `grant_credits('grant_pur_open', 'org_a', 'live', 500, 'purchase')`,
    `grant_credits('grant_pur_paid', 'org_a', 'live', 500, 'purchase')`,
    `grant_plan_credits('org_a', 'live', now(), now() + interval '30 days', 1000000)`,
    `end_grant('grt_a')`,
    `take_back_credits('grt_a', 500)`,
    `take_back_credits('grant_pur_paid', 500)`,
    `release_credits('scn_a')`,
    `capture_credits('scn_a', array['scn_a/0'])`,
  ];
  const calls = [
    ...aimed,
    ...callable.flatMap(({ name, types }) =>
      Array.from(
        { length: types.includes('text') ? 8 : 1 },
        () => `${name}(${types.map((type) => pick(values[type] ?? ['null'])).join(', ')})`,
      ),
    ),
  ];
  for (const tenant of ['wsp_b', null])
    for (const call of calls) {
      const db = tenant === null ? database.system : database.forWorkspace(tenant);
      await db
        .transaction()
        .execute((db) => sql.raw(`select ${call}`).execute(db))
        .catch(() => {});
      const after = await books();
      tried(`${tenant}: ${call}`, after === before);
      if (after !== before) break;
    }
  expect(callable.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['grant_credits', 'hold_credits', 'set_plan']),
  );
  await drop();
  end(60);
});
