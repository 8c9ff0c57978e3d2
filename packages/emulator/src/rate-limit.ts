import type { LimitState } from './wire/wire.ts';

export interface RateLimit {
  perMinute: number;
  burst?: number | undefined;
}

/** Token buckets by key: refilled evenly, so `perMinute` holds over any minute apart from the first burst. */
export function createBuckets() {
  const buckets = new Map<string, { tokens: number; at: number }>();

  /** Takes one token if there is one. `now` in milliseconds; null: no limit. */
  function take(key: string, limit: RateLimit | null, now: number): { allowed: boolean; state: LimitState } {
    if (!limit)
      return {
        allowed: true,
        state: { perMinute: 10_000, remaining: 9_999, fullAfter: 0.006, nextAfter: 0 },
      };
    const perSecond = limit.perMinute / 60;
    const size = limit.burst ?? Math.max(1, perSecond);
    const bucket = buckets.get(key) ?? { tokens: size, at: now };
    bucket.tokens = Math.min(size, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    const allowed = bucket.tokens >= 1 - 1e-9;
    if (allowed) bucket.tokens -= 1;
    buckets.set(key, bucket);
    const remaining = Math.max(0, bucket.tokens);
    const state = {
      perMinute: limit.perMinute,
      remaining,
      fullAfter: (size - remaining) / perSecond,
      nextAfter: Math.max(0, 1 - remaining) / perSecond,
    };
    return { allowed, state };
  }

  return { take, clear: () => buckets.clear() };
}
