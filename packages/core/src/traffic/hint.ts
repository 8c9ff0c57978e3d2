import type { RateHints } from './type.ts';

const minuteMs = 60_000;
/** With more than this share of the allowance left, its headers are no reason to slow down. */
const scarce = 0.2;
/** Headers that name a limit of requests per minute and when it will be full again: OpenAI, Anthropic. */
const refilled = [
  ['x-ratelimit-limit-requests', 'x-ratelimit-remaining-requests', 'x-ratelimit-reset-requests'],
  [
    'anthropic-ratelimit-requests-limit',
    'anthropic-ratelimit-requests-remaining',
    'anthropic-ratelimit-requests-reset',
  ],
] as const;
/** Headers that name a limit and when its window ends. */
const windowed = [
  ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
  ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'],
] as const;

/**
 * Reads the rate-limit headers of engines, the IETF drafts, and their imitators. Tokens-per-minute headers are
 * left to the engine's 429. A window of unknown length is taken for a minute if it ends within one.
 * @param headers names in lower case
 * @param now epoch milliseconds
 */
export function readRateHints(headers: Record<string, string>, now: number): RateHints {
  for (const [limit, remaining, reset] of refilled) {
    const stated = readLimit(headers[limit]);
    if (stated === null) continue;
    const left = check(stated, headers[remaining], readReset(headers[reset], now));
    // The used part is refilled by the reset, which gives the rate.
    return { limit: stated, allowance: left && lasting(left, left.limit - left.remaining) };
  }
  const window = readStructured(headers) ?? readWindow(headers, now);
  if (window) return { limit: window.perMinute, allowance: lasting(window, window.remaining) };
  // Mistral and DataForSEO name no reset.
  return {
    limit: readLimit(headers['x-ratelimit-limit-req-minute'] ?? withoutReset(headers)),
    allowance: null,
  };
}

interface Allowance {
  limit: number;
  remaining: number;
  resetMs: number;
}

interface Window extends Allowance {
  perMinute: number | null;
}

/** `requests` must last until the reset, if little is left. */
function lasting({ limit, remaining, resetMs }: Allowance, requests: number): RateHints['allowance'] {
  if (remaining > limit * scarce) return null;
  return { requestsPerMinute: (requests * minuteMs) / resetMs, forMs: Math.min(resetMs, minuteMs) };
}

function readWindow(headers: Record<string, string>, now: number): Window | null {
  for (const [limit, remaining, reset] of windowed) {
    const resetMs = readReset(headers[reset], now);
    const read = check(readLimit(headers[limit]), headers[remaining], resetMs);
    if (read) return { ...read, perMinute: resetMs > 1_000 && resetMs <= minuteMs ? read.limit : null };
  }
  return null;
}

/** `RateLimit: "name";r=5;t=30` with `RateLimit-Policy: "name";q=100;w=60`; only a single policy is read. */
function readStructured(headers: Record<string, string>): Window | null {
  const state = headers.ratelimit;
  const policy = headers['ratelimit-policy'];
  if (!state || !policy || state.includes(',') || policy.includes(',')) return null;
  const reset = Number(/;\s*t=(\d+)/.exec(state)?.[1]) * 1_000;
  const read = check(readLimit(/;\s*q=(\d+)/.exec(policy)?.[1]), /;\s*r=(\d+)/.exec(state)?.[1], reset);
  const seconds = Number(/;\s*w=(\d+)/.exec(policy)?.[1]);
  return read && { ...read, perMinute: seconds > 0 ? (read.limit * 60) / seconds : null };
}

const withoutReset = (headers: Record<string, string>): string | undefined =>
  headers['x-ratelimit-reset'] === undefined ? headers['x-ratelimit-limit'] : undefined;

/** Some gateways send -1 or 0 for limits that they do not have. */
function readLimit(value: string | undefined): number | null {
  const limit = Number(value);
  return limit > 0 && Number.isFinite(limit) ? limit : null;
}

function check(limit: number | null, left: string | undefined, resetMs: number): Allowance | null {
  const remaining = Number(left);
  const valid = limit !== null && remaining >= 0 && resetMs > 0 && Number.isFinite(resetMs);
  return valid ? { limit, remaining, resetMs } : null;
}

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds from now: `1m30s`, `12ms`, an RFC 3339 time, seconds, or epoch seconds. NaN when unreadable. */
function readReset(value: string | undefined, now: number): number {
  const text = value?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) {
    const number = Number(text);
    return number > 1e9 ? number * 1_000 - now : number * 1_000;
  }
  if (/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) {
    let sum = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)) {
      sum += Number(amount) * (units[unit ?? ''] ?? Number.NaN);
    }
    return sum;
  }
  return Date.parse(text) - now;
}
