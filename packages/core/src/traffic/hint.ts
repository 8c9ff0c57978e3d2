import type { RateHints } from './type.ts';

const longestMs = 60_000;
/** With more than this share of the allowance left, headers say too little to slow down for. */
const scarce = 0.2;

/**
 * Reads the rate-limit headers of OpenAI, Anthropic, the IETF drafts, and their imitators. null when they give
 * no reason to slow down. Tokens-per-minute headers are left to the engine's 429.
 *
 * OpenAI and Anthropic state when a bucket will be full again, so its refill rate is known; the others state
 * when a window ends, so what is left must last until then.
 * @param headers names in lower case
 * @param now epoch milliseconds
 */
export function readRateHints(headers: Record<string, string>, now: number): RateHints | null {
  const bucket =
    readTriple(
      headers,
      'x-ratelimit-limit-requests',
      'x-ratelimit-remaining-requests',
      'x-ratelimit-reset-requests',
      now,
    ) ??
    readTriple(
      headers,
      'anthropic-ratelimit-requests-limit',
      'anthropic-ratelimit-requests-remaining',
      'anthropic-ratelimit-requests-reset',
      now,
    );
  if (bucket) {
    const { limit, remaining, resetMs } = bucket;
    if (remaining > limit * scarce) return null;
    return {
      requestsPerMinute: ((limit - remaining) * 60_000) / resetMs,
      forMs: Math.min(resetMs, longestMs),
    };
  }
  const window =
    readTriple(headers, 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', now) ??
    readTriple(headers, 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', now) ??
    readStructured(headers);
  if (!window || window.remaining > window.limit * scarce) return null;
  const forMs = Math.min(window.resetMs, longestMs);
  return { requestsPerMinute: (window.remaining * 60_000) / window.resetMs, forMs };
}

interface Allowance {
  limit: number;
  remaining: number;
  resetMs: number;
}

function readTriple(
  headers: Record<string, string>,
  limitName: string,
  remainingName: string,
  resetName: string,
  now: number,
): Allowance | null {
  const reset = headers[resetName];
  return reset === undefined
    ? null
    : check(headers[limitName], headers[remainingName], readReset(reset, now));
}

/** `RateLimit: "name";r=5;t=30` with `RateLimit-Policy: "name";q=100;w=60`; only a single policy is read. */
function readStructured(headers: Record<string, string>): Allowance | null {
  const state = headers.ratelimit;
  const policy = headers['ratelimit-policy'];
  if (!state || !policy || state.includes(',') || policy.includes(',')) return null;
  const reset = /;\s*t=(\d+)/.exec(state)?.[1];
  return check(/;\s*q=(\d+)/.exec(policy)?.[1], /;\s*r=(\d+)/.exec(state)?.[1], Number(reset) * 1_000);
}

/** Some gateways send -1 or 0 for limits that they do not have. */
function check(limit: string | undefined, remaining: string | undefined, resetMs: number): Allowance | null {
  const allowance = { limit: Number(limit), remaining: Number(remaining), resetMs };
  const valid = allowance.limit > 0 && allowance.remaining >= 0 && resetMs > 0 && Number.isFinite(resetMs);
  return valid ? allowance : null;
}

const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds from now: `1m30s`, `12ms`, an RFC 3339 time, seconds, or epoch seconds. NaN when unreadable. */
function readReset(value: string, now: number): number {
  const text = value.trim();
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
