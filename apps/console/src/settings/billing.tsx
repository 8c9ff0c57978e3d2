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
import { Card } from '../kit/card.tsx';
import { Field } from '../kit/field.tsx';
import { Form, Select } from '../kit/form.tsx';
import { Opens } from '../kit/opens.tsx';
import { Table } from '../kit/table.tsx';
import { Tile } from '../kit/tile.tsx';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Details } from './billing-details.tsx';
import { Transactions } from './billing-transactions.tsx';
import { Head, Outcome } from './parts.tsx';
import { billingText } from './text/billing.ts';
import { frameText } from './text/frame.ts';

type Stored = components['schemas']['Billing'];
type Plan = components['schemas']['Plan'];
type PlanName = Plan['plan'];
const plans: readonly PlanName[] = ['free', 'starter', 'growth', 'enterprise'];

/** The plan, what it costs, and the credits. */
export default function Billing() {
  const text = useAreaText(billingText);
  const billing = useRead(getBilling, {});
  const offered = useRead(listPlans, {});
  return (
    <>
      <Head
        area="billing"
        lead={text.lead}
        action={
          <>
            <Portal />
            <Opens label={text.buy} look="main">
              {() => <Buy />}
            </Opens>
          </>
        }
      />
      <Load query={billing} lines={6}>
        {(data) => <Now billing={data} />}
      </Load>
      <Load query={offered} lines={4}>
        {({ items }) => <Change plans={items} />}
      </Load>
      {billing.data && <Invoices billing={billing.data} />}
      {billing.data?.invoiceTo && (
        <Details of={billing.data.invoiceTo} organisation={billing.data.organisation.name} />
      )}
      <Transactions />
    </>
  );
}

function Now({ billing: { subscription, credits } }: { billing: Stored }) {
  const text = useAreaText(billingText);
  const format = useFormat();
  const { plan, status, periodEnd, pendingPlan, pendingAt } = subscription;
  return (
    <>
      <section className="card tiles-of">
        <Tile
          label={text.available}
          value={format.count(credits.available)}
          verdict={<small>{text.heldSays(format.count(credits.held))}</small>}
        />
        <Tile label={text.plan} value={text.plans[plan]} verdict={<small>{text.status[status]}</small>} />
        <Tile
          label={text.until}
          value={format.shortDay(periodEnd)}
          verdict={<small>{text.untilSays}</small>}
        />
      </section>
      {pendingPlan && pendingAt && (
        <p className="notice">{text.pending(text.plans[pendingPlan], format.day(pendingAt))}</p>
      )}
    </>
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
    <Card title={text.change} about={text.changeSays}>
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
        className="search-row apart"
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
    </Card>
  );
}

/** Credits beside the plan's: the amount is what the button asks for, and a payment follows. */
function Buy() {
  const text = useAreaText(billingText);
  const buy = useAct(purchaseCredits, { from: (credits: number) => ({ credits }) });
  return (
    <Form
      busy={buy.isPending}
      className="bare"
      label={text.buy}
      submit={({ number }) => buy.mutate(number('credits') ?? 0)}
    >
      <Field
        label={text.howMany}
        help={text.buySays}
        name="credits"
        type="number"
        min="1"
        required
        className="short"
        defaultValue={1_000}
      />
      <Outcome of={buy} {...(buy.data && { said: text.state[buy.data.state] })} />
      {buy.data?.url && (
        <p>
          <a className="button main" href={buy.data.url}>
            {text.pay}
          </a>
        </p>
      )}
    </Form>
  );
}

/** Where cards and invoices are kept, at whoever takes the payments. */
function Portal() {
  const text = useAreaText(billingText);
  const portal = useAct(openBillingPortal);
  return (
    <Opens label={text.portal}>
      {() => (
        <>
          <p>{text.portalSays}</p>
          <button
            type="button"
            className="main"
            disabled={portal.isPending}
            onClick={() => portal.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })}
          >
            {text.portalOpen}
          </button>
          <Outcome of={{ error: portal.error, isSuccess: false }} />
        </>
      )}
    </Opens>
  );
}

function Invoices({ billing: { invoices } }: { billing: Stored }) {
  const text = useAreaText(billingText);
  const { state } = useAreaText(frameText);
  const format = useFormat();
  const { language } = useWording();
  return (
    <Card title={text.invoices}>
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
    </Card>
  );
}
