import type { Language } from '@svc/figures';
import type { openInvoice } from '../../account/billing/index.ts';
import type { Letter } from '../report/index.ts';
import { wordsOf } from './words.ts';

export type Issued = NonNullable<Awaited<ReturnType<typeof openInvoice>>>;

/** The tax in an amount that includes it, in the currency's smallest unit. */
export const taxIn = (amount: number, percent: number): number =>
  Math.round((amount * percent) / (100 + percent));

/** All days are in UTC. */
export function letterOf(invoice: Issued, language: Language): Letter {
  const words = wordsOf(language);
  const { number, status, amountDue, currency, createdAt, details } = invoice;
  const { seller, buyer, billTo, line, taxPercent, taxName, taxNote, dueInDays } = details;
  const money = moneyOf(currency, language);
  const due = new Date(Date.parse(createdAt) + dueInDays * 86_400_000).toISOString();
  const tax = taxPercent === null ? null : taxIn(amountDue, taxPercent);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const supplied =
    line.kind === 'plan'
      ? ([words.period, words.days(words.day(line.from), words.day(line.to))] as const)
      : ([words.supplied, words.day(createdAt)] as const);
  return {
    language,
    title: words.title(number ?? ''),
    mark: status === 'void' || status === 'uncollectible' ? words[status] : null,
    from: [seller.name, ...seller.address],
    to: [
      buyer,
      ...(billTo?.address ?? []),
      ...(billTo?.country
        ? [new Intl.DisplayNames(language, { type: 'region' }).of(billTo.country) ?? '']
        : []),
      ...(billTo?.taxId ? [`${words.taxId}: ${billTo.taxId}`] : []),
    ],
    facts: [
      [words.number, number ?? ''],
      [words.date, words.day(createdAt)],
      supplied,
      [words.due, words.day(due)],
      ...(seller.taxId === null ? [] : [[words.taxId, seller.taxId] as const]),
    ],
    table: {
      kind: 'table',
      id: 'lines',
      title: words.item,
      columns: [
        { id: 'item', label: words.item, kind: 'text' },
        { id: 'quantity', label: words.quantity, kind: 'count' },
        { id: 'amount', label: words.amount, kind: 'decimal' },
      ],
      rows: [
        line.kind === 'plan'
          ? [words.plan(line.plan), 1, money(amountDue - (tax ?? 0))]
          : [words.credits, line.credits, money(amountDue - (tax ?? 0))],
      ],
    },
    sums: [
      ...(tax === null || taxPercent === null
        ? []
        : ([
            [words.net, money(amountDue - tax)],
            [`${taxName ?? words.tax} ${percent.format(taxPercent / 100)}`, money(tax)],
          ] as const)),
      [words.total, money(amountDue)],
    ],
    notes: [
      ...(taxNote === null ? [] : [taxNote]),
      ...(status === 'paid' ? [words.paid] : []),
      ...(status === 'open' && seller.payTo.length > 0 ? [`${words.payTo}: ${seller.payTo.join(', ')}`] : []),
    ],
    at: createdAt,
  };
}

function moneyOf(currency: string, language: Language): (amount: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return (amount) => format.format(amount / 10 ** maximumFractionDigits);
}
