import { ListInvoices } from '@svc/contract/billing';
import { modelRun, modelTimeout } from '@svc/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listInvoiceRows } from './queries.ts';
import { getBilling, getSubscription } from './service.ts';
import { broken, buy, change, type Shop, shop } from './shop.fixture.ts';

type Act = 'buy' | 'refund' | 'starter' | 'growth' | 'free' | 'renew' | 'fail';

/** Does what a customer does, with every event delivered or none; returns the events. */
async function live({ stripe, context, deliver }: Shop, acts: readonly Act[], late: boolean): Promise<void> {
  let bought: string | null = null;
  for (const act of acts) {
    if (act === 'buy') {
      bought = (await buy(context, 100)).url;
      stripe.pay(bought ?? '');
    } else if (act === 'refund') {
      if (bought) stripe.refund(bought);
    } else if (act === 'renew' || act === 'fail') stripe.renew(act === 'renew');
    else {
      const changed = await change(context, act).catch(() => null);
      if (changed?.url) stripe.pay(changed.url);
      // A second subscription beside the first is nobody's wish: the page is there once.
      await deliver(stripe.events());
    }
    if (!late) await deliver(stripe.events());
  }
}

const standing = async ({ context }: Shop) => {
  const { plan, status, pendingPlan } = await getSubscription(context);
  const { purchases } = await getBilling(context);
  const invoices = await listInvoiceRows(context, ListInvoices.parse({ limit: 100 }));
  return {
    plan,
    status,
    pendingPlan,
    bought: purchases.map(({ state }) => state).sort(),
    invoices: invoices.items.map(({ status, amountDue }) => `${status} ${amountDue}`).sort(),
  };
};

/** Lives these acts twice: events at once and in order, and late, doubled and in the order of these places. */
async function endsAlike(acts: readonly Act[], place: () => number): Promise<Shop> {
  const [prompt, late] = [await shop(), await shop()];
  await live(prompt, acts, false);
  await live(late, acts, true);
  const doubled = [...late.stripe.events(), ...late.stripe.events()];
  const shuffled = doubled
    .map((event) => ({ event, place: place() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);
  for (const event of shuffled) await late.deliver([event]);
  expect(await standing(late)).toEqual(await standing(prompt));
  expect(await broken()).toEqual([]);
  await Promise.all([prompt.stripe.close(), late.stripe.close()]);
  return late;
}

test('a lower plan that has begun, unknown here, and is asked for again holds the former plan no longer', async () => {
  let place = 0;
  const late = await endsAlike(['growth', 'refund', 'starter', 'renew', 'starter'], () => --place);
  expect(await getSubscription(late.context)).toMatchObject({ plan: 'starter', pendingPlan: null });
});

test(
  'late, doubled and shuffled events end where those do that come at once and in order',
  async () => {
    const act = fc.constantFrom<Act>('buy', 'refund', 'starter', 'growth', 'free', 'renew', 'fail');
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        async (acts, order) => void (await endsAlike(acts, () => order.next().value)),
      ),
      { ...modelRun('subscriptions', { runs: 8 }), endOnFailure: true },
    );
  },
  modelTimeout,
);
