import { testDatabase } from '@svc/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../environment/testing.ts';
import { Billing } from './schema.ts';
import { getBilling } from './service.ts';

let handle: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  handle = await testDatabase();
});
afterAll(() => handle.drop());

test('without a processor, the plan is by agreement and runs month by month', async () => {
  const { context } = await testContext(handle.database, handle.ownerUrl, { plan: 'starter', name: 'Acme' });
  const billing = Billing.parse(await getBilling(context));
  expect(billing).toMatchObject({
    organisation: { name: 'Acme' },
    subscription: { plan: 'starter', processor: 'manual', status: 'active', pendingPlan: null },
    credits: { available: 0 },
  });
  const { periodStart, periodEnd } = billing.subscription;
  expect(Date.parse(periodStart)).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(periodEnd)).toBeGreaterThan(Date.now());
});
