import { CreditBalance, ListCreditTransactions } from '@svc/contract/account/credit';
import { planNames, plans } from '@svc/contract/kernel';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { monthSince, newId } from '../../../kernel/index.ts';
import { renewPlanCredits } from './plan-credits.ts';
import { grantCredits, grantPlanCredits } from './queries.ts';
import { getCreditBalance, listCreditTransactions } from './service.ts';

const { another, asOwner, database } = await testWorkspace();

const tenant = async (plan: 'starter' | 'growth' = 'starter') => (await another({ plan })).context;

const grant = (
  context: PrepareContext,
  credits: number,
  source: 'purchase' | 'manual',
  expiresAt: Date | null = null,
) =>
  grantCredits(asOwner().system, {
    id: newId('grant'),
    organisationId: context.workspace.organisationId,
    mode: 'live',
    credits,
    source,
    expiresAt,
  });

/** A scan that is charged for some answers and keeps the rest of its hold. */
async function spend(context: PrepareContext, held: number, charged: number): Promise<string> {
  const scan = newId('scan');
  const references = Array.from({ length: charged }, (_, index) => `${scan}/${index}`);
  await context.db.transaction().execute(async (db) => {
    await sql`select hold_credits(${scan}, ${held})`.execute(db);
    await sql`select capture_credits(${scan}, ${references}::text[])`.execute(db);
  });
  return scan;
}

const books = async ({ workspace: { organisationId } }: PrepareContext) => {
  const { rows } =
    await sql`select rule from ledger_violation where organisation_id = ${organisationId}`.execute(
      asOwner().system,
    );
  return rows;
};

test('tells what is free and held, and the grants in the order in which they are spent', async () => {
  const context = await tenant();
  await grant(context, 100, 'manual');
  await grant(context, 50, 'purchase');
  await grant(context, 30, 'purchase', new Date(Date.now() + 86_400_000));
  await spend(context, 60, 40);
  const balance = CreditBalance.parse(await getCreditBalance(context));
  expect(balance).toMatchObject({ available: 120, held: 20, posted: 140 });
  expect(balance.grants.map(({ source, remaining }) => [source, remaining])).toEqual([
    ['purchase', 40],
    ['manual', 100],
  ]);
});

test('lists what came in and what each scan was charged, of this workspace alone', async () => {
  const context = await tenant();
  const stranger = await tenant();
  await grant(context, 100, 'manual');
  await grant(stranger, 100, 'manual');
  const scanId = await spend(context, 10, 2);
  await spend(stranger, 10, 5);
  const list = (query: object) => listCreditTransactions(context, ListCreditTransactions.parse(query));
  expect((await list({})).items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['capture', -1],
    ['capture', -1],
    ['grant', 100],
  ]);
  expect(await list({ scanId })).toMatchObject({ total: 2, items: [{ scanId, grantId: null }, { scanId }] });
  expect((await list({ kind: 'grant' })).items[0]?.grantId).toMatch(/^grt_/);
  const grouped = await list({ groupBy: 'scan' });
  expect(grouped.items.map(({ kind, amount, count }) => [kind, amount, count])).toEqual([
    ['capture', -2, 2],
    ['grant', 100, 1],
  ]);
  expect(grouped.total).toBe(2);
  expect(await list({ groupBy: 'scan', scanId })).toMatchObject({
    total: 1,
    items: [{ scanId, amount: -2 }],
  });
  const page = await list({ groupBy: 'scan', limit: 1 });
  expect(await list({ groupBy: 'scan', limit: 1, after: page.next })).toMatchObject({
    items: [{ kind: 'grant' }],
    next: null,
  });
});

test('what has ended cannot be spent, and is booked out; what an open scan holds of it stays', async () => {
  const context = await tenant();
  await grant(context, 100, 'purchase', new Date(Date.now() + 3_600_000));
  const scan = await spend(context, 30, 10);
  await asOwner()
    .system.updateTable('credit_grant')
    .set({ expiresAt: sql<string>`now() - interval '1 second'` })
    .where('organisationId', '=', context.workspace.organisationId)
    .execute();
  // Before anything was booked: 90 are posted, 20 of them held, and the rest has ended.
  expect(await getCreditBalance(context)).toMatchObject({ available: 0, held: 20, posted: 20, grants: [] });
  await renewPlanCredits({ ...context, database });
  expect(await books(context)).toEqual([]);
  await context.db.transaction().execute(async (db) => {
    await sql`select capture_credits(${scan}, ${[`${scan}/late`]}::text[])`.execute(db);
    await sql`select release_credits(${scan})`.execute(db);
  });
  await renewPlanCredits({ ...context, database });
  const expired = await listCreditTransactions(context, ListCreditTransactions.parse({ kind: 'expire' }));
  expect(expired.items.map(({ amount }) => amount)).toEqual([-19, -70]);
  expect(await books(context)).toEqual([]);
});

const planGrants = async (context: PrepareContext) =>
  (await getCreditBalance(context)).grants.filter(({ source }) => source === 'plan');

test('the plan’s credits come once a month, also from two workers at once, and after one was away', async () => {
  const context = await tenant();
  const at = (now: Date) => renewPlanCredits({ database, now: () => now });
  await Promise.all([at(new Date()), at(new Date())]);
  await at(new Date());
  const [first, ...others] = await planGrants(context);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ amount: 2_000 });
  // The month is over and three more went by with no worker there: one grant, for the month that runs.
  const { organisationId } = context.workspace;
  const { system } = asOwner();
  await sql`update organisation set created_at = now() - interval '130 days' where id = ${organisationId}`.execute(
    system,
  );
  await sql`update credit_grant set period_start = now() - interval '130 days', expires_at = now() - interval '99 days'
    where organisation_id = ${organisationId}`.execute(system);
  await at(new Date());
  const [next, ...more] = await planGrants(context);
  expect(more).toEqual([]);
  expect(next?.id).not.toBe(first?.id);
  expect(await getCreditBalance(context)).toMatchObject({ available: 2_000 });
  expect(await books(context)).toEqual([]);
});

test('the database grants as many credits as the plans hold, and no more', async () => {
  for (const plan of planNames) {
    const { context } = await another({ plan });
    const { organisationId } = context.workspace;
    const { rows } = await sql`select most_plan_credits(${organisationId}) as most`.execute(asOwner().system);
    expect(rows).toEqual([{ most: plans[plan].creditsPerMonth }]);
    const account = { organisationId, mode: 'live' as const, period: monthSince(new Date(), new Date()) };
    const grant = (credits: number) => grantPlanCredits(context.db, { ...account, credits });
    await expect(grant(plans[plan].creditsPerMonth + 1)).rejects.toThrow('fewer credits');
    expect(await grant(plans[plan].creditsPerMonth)).toBe(plans[plan].creditsPerMonth);
  }
});
