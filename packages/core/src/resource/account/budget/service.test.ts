import { CreateApiKey } from '@svc/contract/account/api-key';
import { SetBudget } from '@svc/contract/account/budget';
import { CreateProject } from '@svc/contract/account/project';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { PrepareContext } from '../../../environment/index.ts';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { actingWith } from '../../../environment/testing.ts';
import { newId, transaction } from '../../../kernel/index.ts';
import { createApiKey, rotateApiKey } from '../api-key/index.ts';
import { grantCredits, holdCredits, readSpendable } from '../credit/index.ts';
import { createProject } from '../project/index.ts';
import { listBudgets } from './queries.ts';
import { setBudget } from './service.ts';

const { owner, another, asOwner } = await testWorkspace();

async function tenant(): Promise<PrepareContext> {
  const { context } = await another({ plan: 'enterprise' });
  const { organisationId } = context.workspace;
  const grant = { id: newId('grant'), organisationId, mode: 'live', source: 'manual' } as const;
  await grantCredits(asOwner().system, { ...grant, credits: 1_000_000, expiresAt: null });
  return context;
}

const set = (context: PrepareContext, budget: object) =>
  setBudget(context, SetBudget.parse({ softLimit: null, hardLimit: null, ...budget }));
const hold = (context: PrepareContext, credits: number, projectId: string | null = null) =>
  transaction(context, (context) => holdCredits(context, { id: newId('scan'), projectId, credits }));

test('of twenty scans at once a project’s budget lets three hold their credits; other projects go on', async () => {
  const context = await tenant();
  const [own, other] = [
    await createProject(context, CreateProject.parse({ name: 'Acme' })),
    await createProject(context, CreateProject.parse({ name: 'Other' })),
  ];
  const budget = await set(context, { projectId: own.id, hardLimit: 31 });
  const holds = await Promise.allSettled(Array.from({ length: 20 }, () => hold(context, 10, own.id)));
  expect(holds.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(hold(context, 10, own.id)).rejects.toMatchObject({
    code: 'insufficient_credits',
    extra: { extensions: { required: 10, available: 1, budgetId: budget.id, hardLimit: 31 } },
  });
  await hold(context, 10, other.id);
  expect((await listBudgets(context)).map(({ spent }) => spent)).toEqual([30]);
});

test('a key’s budget counts the key that replaced it, and no other one', async () => {
  const context = await tenant();
  const key = CreateApiKey.parse({ name: 'Nightly', scopes: ['admin'] });
  const { id: keyId } = await createApiKey(context, key);
  await set(context, { keyId, hardLimit: 25 });
  await hold(actingWith(context, { id: keyId }), 20);
  const next = await rotateApiKey(context, { keyId, overlapHours: 0 });
  await expect(hold(actingWith(context, { id: next.id }), 6)).rejects.toMatchObject({
    code: 'insufficient_credits',
  });
  await hold(context, 1_000);
});

test('what a scan may cost now is bounded by the tightest of balance, cap and budgets, which is named', async () => {
  const context = await tenant();
  const project = await createProject(context, CreateProject.parse({ name: 'Acme' }));
  const cap = CreateApiKey.parse({ name: 'Nightly', scopes: ['admin'], monthlyCreditCap: 40 });
  const capped = actingWith(context, { id: (await createApiKey(context, cap)).id });
  const spendable = async (asked = capped, projectId: string | null = project.id) =>
    (await readSpendable(asked, projectId)).spendable;
  expect(await spendable(context)).toMatchObject({
    credits: 1_000_000,
    limitedBy: 'balance',
  });
  expect(await spendable()).toEqual({ credits: 40, limitedBy: 'key', budgetId: null });
  const budget = await set(context, { projectId: project.id, hardLimit: 30 });
  await hold(capped, 10, project.id);
  expect(await spendable()).toEqual({ credits: 20, limitedBy: 'budget', budgetId: budget.id });
  await hold(capped, 20, project.id);
  expect(await spendable()).toMatchObject({ credits: 0 });
  expect(await spendable(capped, null)).toEqual({ credits: 10, limitedBy: 'key', budgetId: null });
});

test('what a scan did not spend may be spent again, and so may what was spent last month', async () => {
  const context = await tenant();
  await set(context, { hardLimit: 10 });
  const id = newId('scan');
  await transaction(context, (context) => holdCredits(context, { id, projectId: null, credits: 10 }));
  await expect(hold(context, 1)).rejects.toMatchObject({ code: 'insufficient_credits' });
  await context.db.transaction().execute((db) => sql`select release_credits(${id})`.execute(db));
  await hold(context, 10);
  await owner`update credit_hold set created_at = created_at - interval '32 days'`;
  await hold(context, 10);
});

test('the soft limit is told once a month, and stops nothing', async () => {
  const context = await tenant();
  const budget = await set(context, { softLimit: 15, hardLimit: 1_000 });
  for (let count = 0; count < 4; count += 1) await hold(context, 10);
  const { rows } = await sql`select type, resource_id, data from event where type = 'budget.reached'`.execute(
    context.db,
  );
  expect(rows).toEqual([
    {
      type: 'budget.reached',
      resourceId: budget.id,
      data: { projectId: null, keyId: null, softLimit: 15, hardLimit: 1_000, spent: 20 },
    },
  ]);
});

test('a budget is replaced by the next one of the same, and gone with two nulls', async () => {
  const context = await tenant();
  const { id } = await set(context, { hardLimit: 10 });
  expect((await set(context, { softLimit: 5 })).id).toBe(id);
  expect(await listBudgets(context)).toMatchObject([{ softLimit: 5, hardLimit: null }]);
  await set(context, {});
  expect(await listBudgets(context)).toEqual([]);
});

test('refuses a project or key of somebody else, both at once, and a soft limit above the hard one', async () => {
  const [context, stranger] = [await tenant(), await tenant()];
  const { id: projectId } = await createProject(stranger, CreateProject.parse({ name: 'Acme' }));
  await expect(set(context, { projectId, hardLimit: 1 })).rejects.toMatchObject({ code: 'not_found' });
  await expect(set(context, { keyId: newId('apiKey'), hardLimit: 1 })).rejects.toMatchObject({
    code: 'not_found',
  });
  const limited = actingWith(context, { projectIds: [] });
  await expect(set(limited, { hardLimit: 1 })).rejects.toMatchObject({ code: 'insufficient_scope' });
  expect(SetBudget.safeParse({ projectId, keyId: newId('apiKey'), softLimit: 1, hardLimit: 2 }).success).toBe(
    false,
  );
  expect(SetBudget.safeParse({ softLimit: 3, hardLimit: 2 }).success).toBe(false);
});
