import type { Plan } from '@svc/contract/kernel';
import { z } from 'zod';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /**
   * What each plan is billed by: new customers by the first, earlier ones by any. A plan without a price is by agreement
   * with the operator.
   */
  planPrices: Partial<Record<Plan, readonly string[]>>;
  creditPrice: string;
  /** Credits in one unit of that price. */
  creditsPerUnit: number;
  returnUrl: string;
  /** Another address than Stripe's own, such as a gateway's. */
  apiUrl: URL | null;
}

const planPrices = z
  .string()
  .transform((text) => text.split(',').map((price) => price.trim()))
  .pipe(z.array(z.string().startsWith('price_')))
  .optional()
  .describe(
    'The monthly price of the plan, then the earlier ones that customers still pay, split by commas. Left out: by agreement.',
  );

/** Described for operators: their table and .env.example are made of it. */
export const stripeSettings = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .min(1)
    .describe('Turns Stripe on; without it credits and plans are by agreement.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_')
    .describe('`whsec_…` of the endpoint `PUBLIC_URL/payments/stripe/events`.'),
  STRIPE_PRICE_CREDITS: z.string().startsWith('price_').describe('A one-time price of credits.'),
  STRIPE_CREDITS_PER_UNIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('How many credits one unit of it is.'),
  STRIPE_PRICE_STARTER: planPrices,
  STRIPE_PRICE_GROWTH: planPrices,
  STRIPE_PRICE_ENTERPRISE: planPrices,
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Another address than Stripe’s own, such as a gateway’s.'),
  BILLING_RETURN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where a customer lands after paying. Left out: PUBLIC_URL.'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8787'),
});

/** null: no key is set, and payments are by agreement. Throws Error that names each setting that is wrong or missing. */
export function readStripeSettings(
  source: Readonly<Record<string, string | undefined>>,
): StripeSettings | null {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  if (!given.STRIPE_SECRET_KEY) return null;
  const parsed = stripeSettings.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings are wrong, and STRIPE_SECRET_KEY needs them:\n${wrong.join('\n')}`);
  }
  const env = parsed.data;
  const prices = {
    starter: env.STRIPE_PRICE_STARTER,
    growth: env.STRIPE_PRICE_GROWTH,
    enterprise: env.STRIPE_PRICE_ENTERPRISE,
  };
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    planPrices: Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)),
    creditPrice: env.STRIPE_PRICE_CREDITS,
    creditsPerUnit: env.STRIPE_CREDITS_PER_UNIT,
    returnUrl: env.BILLING_RETURN_URL ?? env.PUBLIC_URL,
    apiUrl: env.STRIPE_API_URL === undefined ? null : new URL(env.STRIPE_API_URL),
  };
}
