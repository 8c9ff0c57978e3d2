import { ServiceError } from '@svc/core/kernel';

interface Bucket {
  /** When the bucket will be full again, epoch milliseconds: the theoretical arrival time of GCRA. */
  full: number;
}

export interface RateDecision {
  allowed: boolean;
  perMinute: number;
  remaining: number;
  /** Seconds until the whole quota is there again. */
  reset: number;
  /** Seconds until one more request is allowed. */
  wait: number;
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
    const before = Math.max(bucket.full, at);
    const allowed = before + interval - at <= 60_000;
    const full = allowed ? before + interval : before;
    bucket.full = full;
    buckets.set(key, bucket);
    return {
      allowed,
      perMinute,
      remaining: Math.max(0, Math.floor((60_000 - (full - at)) / interval)),
      reset: Math.ceil((full - at) / 1_000),
      wait: allowed ? 0 : (full + interval - at - 60_000) / 1_000,
    };
  }

  return { take };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

export function assertWithinRate({ allowed, perMinute, wait }: RateDecision): void {
  if (allowed) return;
  throw new ServiceError(
    'rate_limited',
    `More than ${perMinute} requests a minute. Try again in ${Math.ceil(wait)} s.`,
    { retryAfter: wait },
  );
}

/** The IETF draft's headers; none before the caller is known. */
export const rateHeaders = (rate: RateDecision | undefined): Record<string, string> =>
  rate === undefined
    ? {}
    : {
        'ratelimit-policy': `"minute";q=${rate.perMinute};w=60`,
        ratelimit: `"minute";r=${rate.remaining};t=${rate.reset}`,
      };

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
