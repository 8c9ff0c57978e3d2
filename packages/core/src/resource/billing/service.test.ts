import { expect, test } from 'vitest';
import { testWorkspace } from '../../environment/test-workspace.ts';
import { Billing } from './schema.ts';
import { getBilling } from './service.ts';

const { another } = await testWorkspace();

test('without a processor, the plan is by agreement and runs month by month', async () => {
  const { context } = await another({ plan: 'starter', name: 'Acme' });
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
