import type { Price } from '../answer.ts';

/**
 * The amount in a price as a screen writes it, such as `₺2.699,99` or `$1,299`: of two separators the last parts the
 * decimals, and one alone with three digits behind it parts thousands. null: there is no number.
 */
export function amountIn(text: string): number | null {
  const digits = /\d[\d.,\s\u00a0']*/.exec(text.slice(0, 100))?.[0].replaceAll(/[\s\u00a0']/g, '');
  if (digits === undefined) return null;
  const [dot, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')];
  const last = Math.max(dot, comma);
  const both = dot >= 0 && comma >= 0;
  const single = last >= 0 && digits.indexOf(digits.charAt(last)) === last;
  const decimals = last >= 0 && (both || (single && digits.length - last - 1 !== 3));
  const whole = (decimals ? digits.slice(0, last) : digits).replaceAll(/[.,]/g, '');
  const number = Number(decimals ? `${whole}.${digits.slice(last + 1)}` : whole);
  return Number.isFinite(number) ? number : null;
}

const symbols: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₺': 'TRY',
  '₹': 'INR',
};

export const currencyIn = (text: string): string | null =>
  /\b([A-Z]{3})\b/.exec(text)?.[1] ?? symbols[/[$€£¥₺₹]/.exec(text)?.[0] ?? ''] ?? null;

/** A price as text; `currency` is what the wire says of it. */
export const priceIn = (text: string, currency: string | null): Price => ({
  amount: amountIn(text),
  currency: currency ?? currencyIn(text),
  raw: text,
});
