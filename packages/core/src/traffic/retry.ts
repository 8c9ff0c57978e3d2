import type { EngineError } from '@svc/engines';
import type { EngineLimits } from './type.ts';

/** By then the rate is lowered for all calls, so a rejected call need not wait longer by itself. */
const longestRateWaitMs = 8_000;

/** The errors that one call has met so far. */
export interface History {
  failures: number;
  rateLimited: number;
  /** Timeouts whose attempt may have been billed. */
  billedTimeouts: number;
}

/**
 * The wait before the next attempt in milliseconds, or null to give up; `history` includes this error.
 * Full jitter: uniform between 0 and an exponential step. A wait that the engine asked for is not added here,
 * since it pauses every call of the engine and credential.
 */
export function planRetry(
  error: EngineError,
  history: History,
  limits: EngineLimits,
  random: () => number,
): number | null {
  if (!error.retryable || error.kind === 'cancelled') return null;
  if (history.failures >= limits.maxAttempts) return null;
  if (error.kind === 'timeout' && history.billedTimeouts > 1) return null;
  const base = limits.retryBaseMs ?? 1_000;
  const longest = limits.retryCapMs ?? 60_000;
  const cap = error.kind === 'rate' ? Math.min(longest, longestRateWaitMs) : longest;
  const asked = error.detail.retryAfterMs !== undefined;
  const step = asked ? 0 : (error.kind === 'rate' ? history.rateLimited : history.failures) - 1;
  return random() * Math.min(cap, base * 2 ** step);
}

export function remember(history: History, error: EngineError): void {
  if (error.kind === 'rate') history.rateLimited += 1;
  else history.failures += 1;
  if (error.kind === 'timeout' && error.detail.maybeBilled) history.billedTimeouts += 1;
}
