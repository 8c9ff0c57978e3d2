import type { AdmissionGrant, AdmissionStore } from './queries.ts';

export interface Quota {
  perMinute: number;
  /** Requests at once. */
  atOnce: number;
}

export interface Decision {
  outcome: 'admitted' | 'rate' | 'concurrency';
  perMinute: number;
  remaining: number;
  /** Seconds until the whole quota is there again. */
  reset: number;
  /** Seconds until it is worth trying again. */
  wait: number;
}

interface Account {
  /** Leased and not used yet. */
  tokens: number;
  places: number;
  leasedAt: number;
  inFlight: number;
  waiting: number;
  /** Requests since the last lease: the next one is as large. */
  arrived: number;
  leasing: Promise<AdmissionGrant> | null;
  last: AdmissionGrant;
  /** Until then nobody needs to ask again. */
  refusedUntil: number;
}

/** Places are claimed for three seconds; one is kept for the way there and back. */
const leaseMs = 2_000;
const accountsKept = 10_000;

/**
 * Limits of rate and of requests at once, shared by all processes over one database. Each leases a block at a time, as
 * large as what came in since its last lease, so that a busy caller costs few statements and a quiet one none beyond its own.
 * @param now in milliseconds, of this process alone
 */
export function createAdmission(options: { store: AdmissionStore; instance: string; now: () => number }) {
  const { store, instance, now } = options;
  const accounts = new Map<string, Account>();

  function accountOf(name: string): Account {
    const known = accounts.get(name);
    if (known) return known;
    if (accounts.size >= accountsKept)
      for (const [other, { inFlight, leasing }] of accounts)
        if (inFlight === 0 && leasing === null) accounts.delete(other);
    const last = { granted: 0, remaining: 0, resetMs: 0, waitMs: 0, places: 0 };
    const made: Account = {
      tokens: 0,
      places: 0,
      leasedAt: Number.NEGATIVE_INFINITY,
      inFlight: 0,
      waiting: 0,
      arrived: 0,
      leasing: null,
      last,
      refusedUntil: 0,
    };
    accounts.set(name, made);
    return made;
  }

  async function lease(
    name: string,
    account: Account,
    { perMinute, atOnce }: Quota,
  ): Promise<AdmissionGrant> {
    // Requests that came in one go are counted together.
    await null;
    const want = Math.max(1, Math.min(Math.ceil(perMinute / 60), Math.max(account.arrived, account.waiting)));
    const room = Math.ceil(atOnce / 8);
    account.arrived = 0;
    const grant = await store({
      name,
      instance,
      perMinute,
      want: Math.max(0, want - account.tokens),
      mostPlaces: atOnce,
      wantPlaces: Math.min(atOnce, account.inFlight + account.waiting + room),
    });
    const at = now();
    account.tokens += grant.granted;
    account.places = grant.places;
    account.leasedAt = at;
    account.last = grant;
    account.refusedUntil = account.tokens === 0 ? at + Math.min(1_000, grant.waitMs) : 0;
    return grant;
  }

  const hasPlace = (account: Account): boolean =>
    account.inFlight < account.places && now() - account.leasedAt < leaseMs;

  /** Lets one request in, which then calls `leave`, or says why not. Throws when the database is away. */
  async function enter(name: string, quota: Quota): Promise<Decision> {
    const account = accountOf(name);
    account.arrived += 1;
    for (let tries = 0; ; tries += 1) {
      if (account.tokens > 0 && hasPlace(account)) {
        account.tokens -= 1;
        account.inFlight += 1;
        return decision(account, quota, 'admitted');
      }
      if (now() < account.refusedUntil) return decision(account, quota, 'rate');
      // What was just asked for others in the same go may not have been enough; twice refused is refused.
      if (tries >= 2) return decision(account, quota, account.tokens > 0 ? 'concurrency' : 'rate');
      account.waiting += 1;
      account.leasing ??= lease(name, account, quota).finally(() => {
        account.leasing = null;
      });
      try {
        await account.leasing;
      } finally {
        account.waiting -= 1;
      }
    }
  }

  function decision(account: Account, { perMinute }: Quota, outcome: Decision['outcome']): Decision {
    const { remaining, resetMs, waitMs } = account.last;
    const since = now() - account.leasedAt;
    return {
      outcome,
      perMinute,
      remaining: Math.min(perMinute, remaining + account.tokens),
      reset: Math.max(0, Math.ceil((resetMs - since) / 1_000)),
      wait:
        outcome === 'rate' ? Math.max(0.001, (waitMs - since) / 1_000) : outcome === 'concurrency' ? 1 : 0,
    };
  }

  function leave(name: string): void {
    const account = accounts.get(name);
    if (account) account.inFlight -= 1;
  }

  return { enter, leave };
}

export type Admission = ReturnType<typeof createAdmission>;
