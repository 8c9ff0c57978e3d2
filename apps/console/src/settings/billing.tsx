import type { components } from '@svc/client';
import {
  changeSubscription,
  getBilling,
  listPlans,
  openBillingPortal,
  previewSubscriptionChange,
  purchaseCredits,
} from '../data/operations.gen.ts';
import { useAct, useRead } from '../data/use-read.ts';
import { Form, Select } from '../kit/form.tsx';
import { Table } from '../kit/table.tsx';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Transactions } from './billing-transactions.tsx';
import { Outcome } from './parts.tsx';
import { billingText } from './text/billing.ts';
import { frameText } from './text/frame.ts';

type Stored = components['schemas']['Billing'];
type Plan = components['schemas']['Plan'];
type PlanName = Plan['plan'];
const plans: readonly PlanName[] = ['free', 'starter', 'growth', 'enterprise'];

/** The plan, what it costs, and the credits. */
export default function Billing() {
  const billing = useRead(getBilling, {});
  const offered = useRead(listPlans, {});
  return (
    <>
      <Load query={billing} lines={6}>
        {(data) => <Now billing={data} />}
      </Load>
      <Load query={offered} lines={4}>
        {({ items }) => <Change plans={items} />}
      </Load>
      <Buy />
      {billing.data && <Invoices billing={billing.data} />}
      <Transactions />
    </>
  );
}

function Now({ billing: { subscription, credits } }: { billing: Stored }) {
  const text = useAreaText(billingText);
  const format = useFormat();
  const { plan, status, periodEnd, pendingPlan, pendingAt } = subscription;
  return (
    <section className="card">
      <p className="estimate">{text.credits(format.count(credits.available))}</p>
      <p className="small">
        {text.available} · {format.count(credits.held)} {text.held}
      </p>
      <dl>
        <dt>{text.plan}</dt>
        <dd>
          {text.plans[plan]} ({text.status[status]})
        </dd>
        <dt>{text.until}</dt>
        <dd>{format.day(periodEnd)}</dd>
      </dl>
      {pendingPlan && pendingAt && <p>{text.pending(text.plans[pendingPlan], format.day(pendingAt))}</p>}
    </section>
  );
}

function Change({ plans: offered }: { plans: readonly Plan[] }) {
  const text = useAreaText(billingText);
  const { name } = useAreaText(frameText);
  const format = useFormat();
  const look = useAct(previewSubscriptionChange, { from: (plan: PlanName) => ({ plan }) });
  const take = useAct(changeSubscription, { from: (plan: PlanName) => ({ plan }) });
  const { data: preview } = look;
  return (
    <>
      <h2>{text.change}</h2>
      <Table
        name={text.plan}
        file={false}
        rows={offered}
        keyOf={({ plan }) => plan}
        columns={[
          {
            label: name,
            show: ({ plan, current }) => (
              <>
                {text.plans[plan]} {current && <span className="tag">{text.now}</span>}
              </>
            ),
          },
          { label: text.month, value: ({ limits }) => limits.creditsPerMonth },
          { label: text.projects, value: ({ limits }) => limits.projects },
          { label: text.members, value: ({ limits }) => limits.members },
          {
            label: text.price,
            value: ({ price }) => price?.amount ?? null,
            show: ({ price }) => (price ? format.money(price.amount, price.currency) : text.onAsking),
          },
        ]}
      />
      <Form
        busy={look.isPending || take.isPending}
        label={text.take}
        submit={({ text, is }) => {
          const plan = plans.find((one) => one === text('plan')) ?? 'free';
          const [now, before] = is('look') ? [look, take] : [take, look];
          before.reset();
          now.mutate(plan);
        }}
      >
        <Select
          label={text.plan}
          name="plan"
          value={offered.find(({ current }) => current)?.plan ?? 'free'}
          options={offered.map(({ plan }) => ({ value: plan, label: text.plans[plan] }))}
        />
        <button type="submit" name="look" value="1">
          {text.look}
        </button>{' '}
      </Form>
      {preview && (
        <div className="notice" role="status">
          {preview.dueNow === null && <p>{text.agreed}</p>}
          {preview.over.length === 0 && <p>{text.fits}</p>}
          {preview.dueNow !== null && preview.currency !== null && (
            <p>{text.due(format.money(preview.dueNow, preview.currency))}</p>
          )}
          {preview.effectiveAt !== null && (
            <p>{text.pending(text.plans[preview.to], format.day(preview.effectiveAt))}</p>
          )}
          <ul>
            {preview.over.map(({ name, used, limit }) => (
              <li key={name}>{text.over(name, format.count(used), format.count(limit))}</li>
            ))}
          </ul>
        </div>
      )}
      <Outcome
        of={{ error: look.error ?? take.error, isSuccess: take.isSuccess }}
        {...(take.data && { said: text.changed[take.data.state] })}
      />
      {take.data?.url && <a href={take.data.url}>{text.pay}</a>}
    </>
  );
}

function Buy() {
  const text = useAreaText(billingText);
  const buy = useAct(purchaseCredits, { from: (credits: number) => ({ credits }) });
  const portal = useAct(openBillingPortal);
  return (
    <>
      <h2>{text.buy}</h2>
      <Form busy={buy.isPending} label={text.buy} submit={({ number }) => buy.mutate(number('credits') ?? 0)}>
        <label>
          {text.howMany}
          <input name="credits" type="number" min="1" required className="short" defaultValue={1_000} />
        </label>
      </Form>
      <Outcome of={buy} {...(buy.data && { said: text.state[buy.data.state] })} />
      {buy.data?.url && <a href={buy.data.url}>{text.pay}</a>}
      <p>
        <button
          type="button"
          disabled={portal.isPending}
          onClick={() => portal.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })}
        >
          {text.portal}
        </button>
      </p>
      <Outcome of={{ error: portal.error, isSuccess: false }} />
    </>
  );
}

function Invoices({ billing: { invoices } }: { billing: Stored }) {
  const text = useAreaText(billingText);
  const { state } = useAreaText(frameText);
  const format = useFormat();
  const { language } = useWording();
  return (
    <>
      <h2>{text.invoices}</h2>
      {invoices.length === 0 ? (
        <p>{text.noInvoices}</p>
      ) : (
        <Table
          name={text.invoices}
          file={false}
          rows={invoices}
          keyOf={({ id }) => id}
          columns={[
            {
              label: text.number,
              value: ({ number, id }) => number ?? id,
              show: ({ url, number, id }) => (url ? <a href={url}>{number ?? id}</a> : (number ?? id)),
            },
            {
              label: text.day,
              value: ({ createdAt }) => createdAt,
              show: ({ createdAt }) => format.day(createdAt),
            },
            {
              label: text.amount,
              value: ({ amountDue }) => amountDue,
              show: ({ amountDue, currency }) => format.money(amountDue, currency),
            },
            { label: state, value: ({ status }) => text.invoice[status] },
            {
              label: text.open,
              show: ({ document, number, id }) =>
                document && (
                  <>
                    <a
                      href={`${document.url}?language=${language}`}
                      aria-label={`${text.open}: ${number ?? id}`}
                    >
                      {text.open}
                    </a>{' '}
                    <a
                      href={`${document.pdfUrl}?language=${language}`}
                      aria-label={`${text.pdf}: ${number ?? id}`}
                    >
                      {text.pdf}
                    </a>
                  </>
                ),
            },
          ]}
        />
      )}
    </>
  );
}
