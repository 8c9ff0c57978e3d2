import { LRUCache } from 'lru-cache';
import type { AdmissionGrant, AdmissionStore } from './queries.ts';

export interface Quota {
  perMinute: number;
  /** Requests at once. */
  atOnce: number;
}

/** What the caller is told about its quota, also in headers. */
export interface Decision {
  outcome: 'admitted' | 'rate' | 'concurrency';
  perMinute: number;
  remaining: number;
  /** Seconds until the whole quota is there again. */
  reset: number;
  /** Seconds until it is worth trying again. */
  wait: number;
  /** Call it once an admitted request has ended. */
  leave: () => void;
}

interface Account {
  /** Leased: requests that may still come in, and how many may be inside at once. */
  tokens: number;
  places: number;
  leasedAt: number;
  inFlight: number;
  waiting: number;
  leasing: Promise<void> | null;
  /** The result of the last lease. */
  last: AdmissionGrant;
  /** Until then every request would be refused, so none has to ask again. */
  refusedUntil: number;
}

/** Places are claimed for three seconds; one is kept for the way there and back. */
const leaseMs = 2_000;
/** A refused caller may ask again after this time, or earlier if the quota allows it. */
const refusedMs = { rate: 1_000, concurrency: 50 };
const accountsKept = 10_000;

/**
 * Limits of rate and of requests at once, shared by all processes over one database. Each process leases a second's part
 * of the quota at a time, so that a busy caller costs one statement a second; what a lease leaves over goes back.
 * @param now in milliseconds, of this process alone
 */
export function createAdmission(options: { store: AdmissionStore; instance: string; now: () => number }) {
  const { store, instance, now } = options;
  const accounts = new LRUCache<string, Account>({ max: accountsKept });

  function accountOf(name: string): Account {
    const known = accounts.get(name);
    if (known) return known;
    const made: Account = {
      tokens: 0,
      places: 0,
      leasedAt: Number.NEGATIVE_INFINITY,
      inFlight: 0,
      waiting: 0,
      leasing: null,
      last: { granted: 0, remaining: 0, resetMs: 0, waitMs: 0, places: 0 },
      refusedUntil: 0,
    };
    accounts.set(name, made);
    return made;
  }

  async function lease(name: string, account: Account, { perMinute, atOnce }: Quota): Promise<void> {
    // Requests that came in one go are counted together.
    await null;
    const unused = account.tokens;
    account.tokens = 0;
    account.last = await store({
      name,
      instance,
      perMinute,
      unused,
      want: Math.max(account.waiting, Math.ceil(perMinute / 60)),
      mostPlaces: atOnce,
      wantPlaces: Math.min(atOnce, account.inFlight + account.waiting + Math.ceil(atOnce / 8)),
    });
    const { granted, places, waitMs } = account.last;
    const at = now();
    account.tokens = granted;
    account.places = places;
    account.leasedAt = at;
    if (granted === 0) account.refusedUntil = at + Math.min(waitMs, refusedMs.rate);
    else if (account.inFlight >= places) account.refusedUntil = at + refusedMs.concurrency;
  }

  const hasRoom = (account: Account): boolean =>
    account.tokens > 0 && account.inFlight < account.places && now() - account.leasedAt < leaseMs;

  /** Lets one request in, or says why not. Throws when the database is away. */
  async function enter(name: string, quota: Quota): Promise<Decision> {
    const account = accountOf(name);
    // A lease that was on its way did not count this request: the next one does.
    for (let leases = 0; leases < 2 && !hasRoom(account) && now() >= account.refusedUntil; leases += 1) {
      account.waiting += 1;
      account.leasing ??= lease(name, account, quota).finally(() => {
        account.leasing = null;
      });
      await account.leasing.finally(() => {
        account.waiting -= 1;
      });
    }
    if (!hasRoom(account)) return decision(account, quota, account.tokens > 0 ? 'concurrency' : 'rate');
    account.tokens -= 1;
    account.inFlight += 1;
    return decision(account, quota, 'admitted');
  }

  function decision(account: Account, { perMinute }: Quota, outcome: Decision['outcome']): Decision {
    const { remaining, resetMs, waitMs } = account.last;
    const since = now() - account.leasedAt;
    const wait = { admitted: 0, rate: Math.max(0.001, (waitMs - since) / 1_000), concurrency: 1 };
    return {
      outcome,
      perMinute,
      remaining: Math.min(perMinute, remaining + account.tokens),
      reset: Math.max(0, Math.ceil((resetMs - since) / 1_000)),
      wait: wait[outcome],
      leave: () => {
        account.inFlight -= 1;
      },
    };
  }

  return {
    enter,
    /** What is left of a quota as far as this process knows, without asking; null: it knows nothing of the quota. */
    standing(name: string, quota: Quota): Decision | null {
      const account = accounts.get(name);
      return account === undefined || account.leasedAt === Number.NEGATIVE_INFINITY
        ? null
        : decision(account, quota, 'rate');
    },
  };
}

export type Admission = ReturnType<typeof createAdmission>;
