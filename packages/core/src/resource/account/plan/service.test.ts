import { ListPlans, Quota } from '@svc/contract/account/plan';
import { CreateProject } from '@svc/contract/account/project';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { monthSince, newId } from '../../../kernel/index.ts';
import { grantPlanCredits } from '../credit/index.ts';
import { createProject } from '../project/index.ts';
import { getQuota, listPlans, readPrices } from './service.ts';

const { another, owner } = await testWorkspace();

const ofProjects = async (context: Parameters<typeof getQuota>[0]) =>
  Quota.parse(await getQuota(context)).limits.find(({ name }) => name === 'projects');

test('lists the four plans, one’s own with the numbers that were agreed for it', async () => {
  const limits = { projects: 7 };
  const { context } = await another({ plan: 'enterprise', limits });
  const { items } = await listPlans(context, ListPlans.parse({}), await readPrices(context));
  expect(items.map(({ plan, current }) => [plan, current])).toEqual([
    ['free', false],
    ['starter', false],
    ['growth', false],
    ['enterprise', true],
  ]);
  expect(items.at(-1)?.limits).toMatchObject({ projects: 7, members: 200 });
  expect(items[0]).toMatchObject({ price: null, creditPack: null });
});

test('a processor that does not answer leaves the prices out, not the plans', async () => {
  const { context } = await another();
  const prices = () => Promise.reject(new Error('Stripe is away'));
  const read = await readPrices({ ...context, payments: { ...context.payments, prices } });
  const { items } = await listPlans(context, ListPlans.parse({}), read);
  expect(items.map(({ price }) => price)).toEqual([null, null, null, null]);
});

test('tells what is used and left of each limit, live and test apart', async () => {
  const { context, twin } = await another({ plan: 'starter' });
  await createProject(context, CreateProject.parse({ name: 'Acme' }));
  expect(await ofProjects(context)).toMatchObject({ limit: 3, used: 1, remaining: 2, resetsAt: null });
  expect(await ofProjects(twin)).toMatchObject({ used: 0, remaining: 3 });
});

test('tells how many people have a place, and how much of the minute is used', async () => {
  const { context } = await another({ limits: { requestsPerMinute: 60 }, plan: 'enterprise' });
  const { id } = context.workspace;
  await owner`insert into member (workspace_id, id, email, role, status, invited_by)
    values (${id}, ${newId('member')}, 'ada@example.com', 'viewer', 'active', 'test')`;
  const admitted = performance.now();
  await owner`select admit(${id}, 'process', 60, 0, 20, 5, 5)`;
  const { limits } = await getQuota(context);
  const seconds = (performance.now() - admitted) / 1_000;
  expect(limits.find(({ name }) => name === 'members')).toMatchObject({ limit: 200, used: 1 });
  const used = limits.find(({ name }) => name === 'requestsPerMinute')?.used ?? 0;
  // One request is refilled each second.
  expect(used).toBeGreaterThanOrEqual(Math.floor(20 - seconds));
  expect(used).toBeLessThanOrEqual(20);
});

test('tells how much of the month’s credits is spent, and when new ones come', async () => {
  const { context } = await another();
  const period = monthSince(new Date(Date.now() - 86_400_000), new Date());
  const { organisationId } = context.workspace;
  await grantPlanCredits(context.db, { organisationId, mode: 'live', credits: 20_000, period });
  const { limits } = await getQuota(context);
  expect(limits.find(({ name }) => name === 'creditsPerMonth')).toMatchObject({
    limit: 20_000,
    used: 0,
    remaining: 20_000,
    window: 'month',
    resetsAt: `${period.end.toISOString().slice(0, -1)}000Z`,
  });
});

test('a plan that was set within a month promises no credits that come with the next one', async () => {
  const { context } = await another({ plan: 'growth' });
  const ofCredits = async () =>
    (await getQuota(context)).limits.find(({ name }) => name === 'creditsPerMonth');
  expect(await ofCredits()).toMatchObject({ limit: 0, used: 0, remaining: 0, resetsAt: null });
  const period = monthSince(new Date(Date.now() - 86_400_000), new Date());
  const { organisationId } = context.workspace;
  await grantPlanCredits(context.db, { organisationId, mode: 'live', credits: 100, period });
  expect(await ofCredits()).toMatchObject({ limit: 100, used: 0, remaining: 100 });
});

test('of twenty projects made at once, over two workspaces, the plan lets three be made', async () => {
  const { context } = await another({ plan: 'starter' });
  const sibling = await another({
    plan: 'starter',
    organisationId: context.workspace.organisationId,
  });
  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      createProject(
        index % 2 === 0 ? context : sibling.context,
        CreateProject.parse({ name: `Acme ${index}` }),
      ),
    ),
  );
  const refused = made.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(17);
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'quota_exceeded', extra: { extensions: { limit: 3, used: 3 } } });
});
