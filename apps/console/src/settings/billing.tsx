import { type components, unwrap } from '@svc/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';
import { Form, Select } from '../kit/form.tsx';
import { useFormat } from '../part/format.ts';
import { Load } from '../part/load.tsx';
import { useAreaText } from '../text/area.ts';
import { useWording } from '../text/index.ts';
import { Transactions } from './billing-transactions.tsx';
import { Outcome, Rows, useAct } from './parts.tsx';
import { billingText } from './text/billing.ts';
import { frameText } from './text/frame.ts';

type Stored = components['schemas']['Billing'];
type Plan = components['schemas']['Plan'];
type PlanName = Plan['plan'];
const plans: readonly PlanName[] = ['free', 'starter', 'growth', 'enterprise'];

/** The plan, what it costs, and the credits. */
export default function Billing() {
  const billing = useQuery({
    queryKey: ['billing'],
    queryFn: () => unwrap(client.GET('/v1/billing')),
  });
  const offered = useQuery({
    queryKey: ['plans'],
    queryFn: () => unwrap(client.GET('/v1/plans', { params: { query: {} } })),
  });
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

/** Amounts are in the currency's smallest unit. */
function useMoney() {
  const { language } = useWording();
  return (amount: number, currency: string): string => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  };
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
  const money = useMoney();
  const look = useAct((plan: PlanName) =>
    unwrap(client.POST('/v1/billing/subscription/preview', { body: { plan } })),
  );
  const take = useAct(
    (plan: PlanName) => unwrap(client.PUT('/v1/billing/subscription', { body: { plan } })),
    ['billing'],
    ['plans'],
    ['me'],
  );
  const { data: preview } = look;
  return (
    <>
      <h2>{text.change}</h2>
      <Rows label={text.plan} columns={[name, text.month, text.projects, text.members, text.price]}>
        {offered.map(({ plan, current, limits, price }) => (
          <tr key={plan}>
            <th scope="row">
              {text.plans[plan]} {current && '✓'}
            </th>
            <td className="number">{format.count(limits.creditsPerMonth)}</td>
            <td className="number">{format.count(limits.projects)}</td>
            <td className="number">{format.count(limits.members)}</td>
            <td className="number">{price ? money(price.amount, price.currency) : '–'}</td>
          </tr>
        ))}
      </Rows>
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
            <p>{text.due(money(preview.dueNow, preview.currency))}</p>
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
  const buy = useAct(
    (credits: number) => unwrap(client.POST('/v1/credits/purchases', { body: { credits } })),
    ['billing'],
  );
  const portal = useAct(() => unwrap(client.POST('/v1/billing/portal-sessions')));
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
  const money = useMoney();
  return (
    <>
      <h2>{text.invoices}</h2>
      {invoices.length === 0 ? (
        <p>{text.noInvoices}</p>
      ) : (
        <Rows label={text.invoices} columns={[text.number, text.day, text.amount, state]}>
          {invoices.map(({ id, number, url, createdAt, amountDue, currency, status }) => (
            <tr key={id}>
              <th scope="row">{url ? <a href={url}>{number ?? id}</a> : (number ?? id)}</th>
              <td>{format.day(createdAt)}</td>
              <td className="number">{money(amountDue, currency)}</td>
              <td>{text.invoice[status]}</td>
            </tr>
          ))}
        </Rows>
      )}
    </>
  );
}
