import { planNames } from '@svc/contract/kernel';
import { z } from 'zod';
import type { PriceList } from './type.ts';

const amount = z.int().min(0);

const line = z.string().trim().min(1).max(200);
const invoices = z.strictObject({
  seller: z.strictObject({
    name: line,
    address: z.array(line).min(1).max(6),
    taxId: line.nullable().default(null),
    payTo: z.array(line).max(6).default([]),
  }),
  taxPercent: z.number().min(0).max(100).nullable().default(null),
  taxName: line.nullable().default(null),
  taxNote: line.nullable().default(null),
  dueInDays: z.int().min(0).max(365).default(14),
});

const listed = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/i, 'a currency has three letters, such as eur'),
  plans: z.partialRecord(z.enum(planNames), amount).default({}),
  creditPack: z.strictObject({ credits: z.int().min(1), amount }).optional(),
  invoices: invoices.optional(),
});

/** Described for operators. */
export const priceListSetting = {
  name: 'PRICE_LIST',
  fallback: '',
  description:
    'Without Stripe: your prices in the smallest unit, as JSON like `{"currency":"eur","plans":{"growth":49900},"creditPack":{"credits":1000,"amount":2000}}`. `invoices` adds who sells and which tax prices include.',
};

/** What the operator sells. Throws Error that names what is wrong with the setting. */
export function readPriceList(text: string | undefined): PriceList {
  if (!text?.trim()) return { plans: {}, creditPack: null };
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error('PRICE_LIST is no JSON');
  }
  const { success, data, error } = listed.safeParse(document);
  if (!success)
    throw new Error(
      `PRICE_LIST: ${error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`).join('; ')}`,
    );
  const currency = data.currency.toLowerCase();
  const plans = Object.entries(data.plans).map(([plan, amount]) => [plan, { amount, currency }]);
  return {
    plans: Object.fromEntries(plans),
    creditPack: data.creditPack ? { ...data.creditPack, currency } : null,
    ...(data.invoices && { invoices: data.invoices }),
  };
}
