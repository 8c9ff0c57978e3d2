import { z } from 'zod';
import { VARIANTS, type Variant } from '../answer/answer.ts';

/** Errors with a vendor's body; the status is the vendor's own for that failure. */
const FAILURES = [
  'bad-request',
  'auth',
  'billing',
  'forbidden',
  'not-found',
  'rate',
  'quota',
  'server',
  'unavailable',
  'overloaded',
  'timeout',
] as const;
export type Failure = (typeof FAILURES)[number];

/** Faults of the connection or of the bytes, the same for every vendor. */
const TRANSPORT = [
  'reset',
  'reset-body',
  'hang',
  'hang-body',
  'drip',
  'truncated-json',
  'lying-json',
  'empty-body',
  'wrong-type',
  'html-502',
  'blank-lines',
] as const;
export type TransportFault = (typeof TRANSPORT)[number];

const ALIASES: Record<string, Failure> = {
  400: 'bad-request',
  401: 'auth',
  402: 'billing',
  403: 'forbidden',
  404: 'not-found',
  429: 'rate',
  500: 'server',
  503: 'unavailable',
  504: 'timeout',
  529: 'overloaded',
};

const OPTIONS = 'retry-after=<seconds>, retry=seconds|milliseconds|date|none, interval=<milliseconds>';

/** How a 429 says when to come back. */
type RetryStyle = 'seconds' | 'milliseconds' | 'date' | 'none';

export interface Fault {
  /** As it was asked for, without options. */
  name: string;
  failure?: Failure;
  transport?: TransportFault;
  variant?: Variant;
  /** The first answer to the prompt comes again, word for word, as caches give it. */
  repeat?: true;
  retryAfterSeconds: number;
  retryStyle: RetryStyle;
  /** Milliseconds between two pieces of a drip. */
  interval: number;
}

const FAULT_NAMES: readonly string[] = [
  'none',
  'repeat',
  ...FAILURES,
  ...Object.keys(ALIASES),
  ...TRANSPORT,
  ...VARIANTS.filter((variant) => variant !== 'plain'),
];

/**
 * Reads `name;option=value`, e.g. `429;retry-after=2`, `429;retry=none`, `no-search`, `none`.
 * Throws Error with the known names.
 */
export function parseFault(text: string): Fault {
  const [name = '', ...options] = text.split(';').map((part) => part.trim());
  const fault: Fault = { name, retryAfterSeconds: 1, retryStyle: 'seconds', interval: 100 };
  for (const option of options) {
    const [key, value = ''] = option.split('=');
    if (key === 'retry-after' && Number(value) >= 0) fault.retryAfterSeconds = Number(value);
    else if (key === 'retry' && isRetryStyle(value)) fault.retryStyle = value;
    else if (key === 'interval' && Number(value) >= 0) fault.interval = Number(value);
    else throw new Error(`unknown fault option "${option}"; known: ${OPTIONS}`);
  }
  const failure = ALIASES[name] ?? FAILURES.find((known) => known === name);
  const transport = TRANSPORT.find((known) => known === name);
  const variant = VARIANTS.find((known) => known === name);
  if (failure) fault.failure = failure;
  else if (transport) fault.transport = transport;
  else if (variant) fault.variant = variant;
  else if (name === 'repeat') fault.repeat = true;
  else if (name !== 'none') throw new Error(`unknown fault "${name}"; known: ${FAULT_NAMES.join(', ')}`);
  return fault;
}

function isRetryStyle(value: string): value is RetryStyle {
  return ['seconds', 'milliseconds', 'date', 'none'].includes(value);
}

export const faultText = z.string().superRefine((text, context) => {
  try {
    parseFault(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
  }
});

/** Faults by probability; the sum is at most 1. */
export const faultRates = z
  .record(faultText, z.number().min(0).max(1))
  .refine(
    (rates) => Object.values(rates).reduce((sum, rate) => sum + rate, 0) <= 1 + 1e-9,
    'the rates add up to more than 1',
  );
export type FaultRates = z.infer<typeof faultRates>;

/** The fault that a uniform number in [0, 1) falls on, or null. */
export function chooseFault(rates: FaultRates, uniform: number): Fault | null {
  let reached = 0;
  for (const [text, rate] of Object.entries(rates)) {
    reached += rate;
    if (uniform < reached) return parseFault(text);
  }
  return null;
}
