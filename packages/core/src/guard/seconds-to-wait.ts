import { readRetryAfter } from '@svc/engines';

const mostSeconds = 86_400;

/** The wait that an answer asks for by Retry-After, a day at most; null: none that can be read. */
export function secondsToWait(headers: Record<string, string>, now: number): number | null {
  const seconds = (readRetryAfter(headers, now) ?? 0) / 1_000;
  return seconds > 0 ? Math.min(seconds, mostSeconds) : null;
}
