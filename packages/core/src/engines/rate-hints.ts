import { parseWait } from './wire/duration.ts';

/** What is left of one allowance. `resetMs` is from now on; null where the vendor does not say. */
export interface Allowance {
  limit: number;
  remaining: number;
  resetMs: number | null;
}

/** What an engine's headers say about its limits; null for what they do not mention. */
export interface EngineAllowances {
  requests: Allowance | null;
  tokens: Allowance | null;
}

type Names = readonly [limit: string, remaining: string, reset: string];

const openaiStyle: Record<keyof EngineAllowances, Names[]> = {
  requests: [['x-ratelimit-limit-requests', 'x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests']],
  tokens: [['x-ratelimit-limit-tokens', 'x-ratelimit-remaining-tokens', 'x-ratelimit-reset-tokens']],
};
const plainStyle: Record<keyof EngineAllowances, Names[]> = {
  requests: [
    ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ],
  tokens: [],
};
const anthropicStyle: Record<keyof EngineAllowances, Names[]> = {
  requests: [
    [
      'anthropic-ratelimit-requests-limit',
      'anthropic-ratelimit-requests-remaining',
      'anthropic-ratelimit-requests-reset',
    ],
  ],
  tokens: ['input-tokens', 'output-tokens', 'tokens'].map((kind) => [
    `anthropic-ratelimit-${kind}-limit`,
    `anthropic-ratelimit-${kind}-remaining`,
    `anthropic-ratelimit-${kind}-reset`,
  ]),
};
const styles: Partial<Record<string, Record<keyof EngineAllowances, Names[]>>> = {
  anthropic: anthropicStyle,
  'google-ai-overview': plainStyle,
  'google-ai-mode': plainStyle,
  'chatgpt-ui': plainStyle,
  openrouter: plainStyle,
};

/**
 * Reads an engine's rate-limit headers. Of several token limits the one nearest to its end counts.
 * @param headers names in lower case
 * @param now epoch milliseconds
 */
export function rateHints(engineId: string, headers: Record<string, string>, now: number): EngineAllowances {
  const style = styles[engineId] ?? openaiStyle;
  return { requests: tightest(headers, style.requests, now), tokens: tightest(headers, style.tokens, now) };
}

function tightest(
  headers: Record<string, string>,
  families: readonly Names[],
  now: number,
): Allowance | null {
  let least: Allowance | null = null;
  for (const names of families) {
    const allowance = readAllowance(headers, names, now);
    const share = allowance && allowance.remaining / allowance.limit;
    if (share !== null && (least === null || share < least.remaining / least.limit)) least = allowance;
  }
  return least;
}

/** Gateways without limits send 0 or -1 for them. */
function readAllowance(headers: Record<string, string>, names: Names, now: number): Allowance | null {
  const [limit, remaining] = [Number(headers[names[0]]), Number(headers[names[1]])];
  if (!(limit > 0) || !(remaining >= 0)) return null;
  const reset = headers[names[2]];
  return { limit, remaining, resetMs: reset === undefined ? null : readReset(reset, now) };
}

/** Beside durations and dates some vendors send epoch seconds or epoch milliseconds. */
function readReset(value: string, now: number): number | null {
  const number = Number(value);
  if (number > 1e11) return Math.max(0, number - now);
  return number > 1e9 ? Math.max(0, number * 1_000 - now) : parseWait(value, now);
}
