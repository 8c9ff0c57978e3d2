import { ServiceError } from '@svc/core/kernel';

interface Bucket {
  /** When the bucket will be full again, epoch milliseconds: the theoretical arrival time of GCRA. */
  full: number;
}

export interface RateDecision {
  remaining: number;
  /** Seconds until the whole quota is there again. */
  reset: number;
}

/** GCRA in memory: a minute's quota that refills evenly. */
export function createRateLimiter(now: () => number) {
  const buckets = new Map<string, Bucket>();
  let lastSweep = now();

  function take(key: string, perMinute: number): RateDecision {
    const at = now();
    if (at - lastSweep > 60_000) {
      for (const [name, bucket] of buckets) if (bucket.full < at) buckets.delete(name);
      lastSweep = at;
    }
    const interval = 60_000 / perMinute;
    const bucket = buckets.get(key) ?? { full: at };
    const full = Math.max(bucket.full, at) + interval;
    if (full - at > 60_000) {
      const wait = (full - at - 60_000) / 1_000;
      throw new ServiceError(
        'rate_limited',
        `More than ${perMinute} requests a minute. Try again in ${Math.ceil(wait)} s.`,
        { retryAfter: wait },
      );
    }
    bucket.full = full;
    buckets.set(key, bucket);
    return {
      remaining: Math.floor((60_000 - (full - at)) / interval),
      reset: Math.ceil((full - at) / 1_000),
    };
  }

  return { take };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Requests of one workspace in flight at once. */
export function createConcurrencyLimiter() {
  const inFlight = new Map<string, number>();
  return {
    enter(workspaceId: string, most: number): void {
      const current = inFlight.get(workspaceId) ?? 0;
      if (current >= most)
        throw new ServiceError(
          'rate_limited',
          `More than ${most} requests of this workspace at once. Wait for some to end.`,
          { retryAfter: 1 },
        );
      inFlight.set(workspaceId, current + 1);
    },
    leave(workspaceId: string): void {
      const current = (inFlight.get(workspaceId) ?? 1) - 1;
      if (current <= 0) inFlight.delete(workspaceId);
      else inFlight.set(workspaceId, current);
    },
  };
}
