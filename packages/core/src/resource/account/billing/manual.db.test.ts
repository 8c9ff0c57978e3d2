import { Billing, ListInvoices } from '@svc/contract/account/billing';
import { expect, test } from 'vitest';
import { testWorkspace } from '../../../environment/test-workspace.ts';
import { createPayments } from '../../../payment/index.ts';
import { agreePlan } from '../../across/workspace/index.ts';
import { readBalance } from '../credit/index.ts';
import { agreePurchase, settleInvoice } from './agree.ts';
import { renewBilling } from './apply.ts';
import { listInvoiceRows } from './queries.ts';
import { ownInvoices, waitingPurchases } from './queries-operator.ts';
import {
  changeSubscription,
  getBilling,
  previewSubscriptionChange,
  purchaseCredits,
  startPurchase,
  startSubscriptionChange,
} from './service.ts';

const { another, asOwner } = await testWorkspace();
const PRICE_LIST = JSON.stringify({
  currency: 'EUR',
  plans: { starter: 4_900, growth: 49_900 },
  creditPack: { credits: 100, amount: 250 },
});
const payments = createPayments({ PRICE_LIST }, () => new Date());

async function customer() {
  const { context, environment } = await another({ plan: 'starter', name: 'Acme' });
  const invoices = async () => (await listInvoiceRows(context, ListInvoices.parse({ limit: 100 }))).items;
  return { context: { ...context, payments }, world: { ...environment, payments }, invoices };
}

test('an operator’s prices are shown, previewed and invoiced, and an invoice is paid once', async () => {
  const { context, world, invoices } = await customer();
  const owner = asOwner().system;
  expect(await payments.prices()).toMatchObject({ plans: { growth: { amount: 49_900, currency: 'eur' } } });
  expect(await previewSubscriptionChange(context, { plan: 'growth' })).toMatchObject({
    dueNow: 45_000,
    currency: 'eur',
  });
  expect(await previewSubscriptionChange(context, { plan: 'enterprise' })).toMatchObject({ dueNow: null });
  await expect(startPurchase(context, { credits: 150 })).rejects.toMatchObject({ code: 'validation_failed' });

  const order = { credits: 300 };
  const { id } = await purchaseCredits(context, order, await startPurchase(context, order));
  const waits = async () => (await waitingPurchases(owner)).filter((one) => one.id === id);
  expect(await waits()).toMatchObject([{ credits: 300, organisation: 'Acme' }]);
  const prices = await payments.prices();
  const tries = await Promise.allSettled([1, 2].map(() => agreePurchase(owner, id, prices, new Date())));
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect([await waits(), (await readBalance(context)).available]).toEqual([[], 300]);

  const [invoice] = await invoices();
  expect(invoice).toMatchObject({ status: 'open', amountDue: 750, amountPaid: 0, currency: 'eur' });
  const number = invoice?.number ?? '';
  expect((await ownInvoices(owner)).map((one) => one.number)).toContain(number);
  await settleInvoice(owner, number, 'paid');
  expect(await invoices()).toMatchObject([{ status: 'paid', amountPaid: 750 }]);
  await expect(settleInvoice(owner, number, 'void')).rejects.toMatchObject({ code: 'conflict' });

  // The month that has begun, once, however often the worker looks.
  await Promise.all([renewBilling(world), renewBilling(world)]);
  await renewBilling(world);
  expect((await invoices()).map(({ amountDue }) => amountDue).sort()).toEqual([4_900, 750]);
  expect(Billing.parse(await getBilling(context)).invoices).toHaveLength(2);
});

test('a plan that the operator agrees to no longer waits', async () => {
  const { context } = await customer();
  const asked = { plan: 'growth' } as const;
  const { subscription } = await changeSubscription(
    context,
    asked,
    await startSubscriptionChange(context, asked),
  );
  expect(subscription).toMatchObject({ plan: 'starter', pendingPlan: 'growth' });
  // Asking for the own plan takes the wish back.
  const own = { plan: 'starter' } as const;
  const back = await changeSubscription(context, own, await startSubscriptionChange(context, own));
  expect(back).toMatchObject({ state: 'changed', subscription: { plan: 'starter', pendingPlan: null } });
  await changeSubscription(context, asked, await startSubscriptionChange(context, asked));
  const { organisationId } = context.workspace;
  await agreePlan(asOwner().system, { organisationId, plan: 'growth', limits: {} });
  expect((await getBilling(context)).subscription).toMatchObject({ plan: 'growth', pendingPlan: null });
});

test('without a price list nothing is invoiced', async () => {
  const { context, world, invoices } = await customer();
  const byAgreement = createPayments({}, () => new Date());
  const order = { credits: 7 };
  const { id } = await purchaseCredits(
    context,
    order,
    await startPurchase({ ...context, payments: byAgreement }, order),
  );
  await renewBilling({ ...world, payments: byAgreement });
  const agreed = await agreePurchase(asOwner().system, id, await byAgreement.prices(), new Date());
  expect([agreed, await invoices()]).toEqual([{ credits: 7, invoice: null }, []]);
});

test.each([
  ['{', 'PRICE_LIST is no JSON'],
  ['{"currency":"euro"}', 'three letters'],
  ['{"currency":"eur","plans":{"golden":1}}', 'plans'],
  ['{"currency":"eur","creditPack":{"credits":0,"amount":1}}', 'creditPack.credits'],
])('a price list that is wrong stops the start and says why: %s', (PRICE_LIST, words) => {
  expect(() => createPayments({ PRICE_LIST }, () => new Date())).toThrow(words);
});
