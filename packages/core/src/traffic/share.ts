import { createSlotBlock } from './slot.ts';
import { type Lease, type LeaseRequest, longestBeatMs, type TrafficStore } from './store.ts';
import { createTempo } from './tempo.ts';
import type { Clock, EngineLimits, LaneKey, RateHints } from './type.ts';

const lingerMs = 1_000;
const soonestMs = 20;
const longestStoreWaitMs = 5_000;

export interface ShareOptions {
  key: LaneKey;
  store: TrafficStore;
  clock: Clock;
  limits: () => EngineLimits;
  instance: string;
  /** How many calls wait for a permit. */
  waiting: () => number;
  /** How many of them belong to quiet workspaces, and how many calls of such are in flight. */
  quiet: () => number;
  quietInFlight: () => number;
  onLease: () => void;
  onFailure: (error: unknown) => void;
}

/** This process's part of an engine × credential's rate and concurrency, renewed from the store in blocks. */
export interface Share {
  readonly inFlight: number;
  readonly permits: number;
  readonly pace: number;
  /** End of the pause that an engine asked some process for; in the past without one. */
  readonly pausedUntil: number;
  /** True while the store cannot be reached: nothing begins beyond what was leased before. */
  readonly failing: boolean;
  /** Begins a call if a permit is free and a slot due; otherwise when to look again (null: after a lease). */
  begin: (now: number) => true | number | null;
  end: () => void;
  /** Told with the next lease: how the engine answered. */
  heard: (throttled: boolean) => void;
  pause: (forMs: number) => void;
  limit: (ceiling: RateHints) => void;
  /** Leases when due. Returns when to look again, or Infinity. */
  maintain: (now: number) => number;
  release: () => Promise<void>;
}

export function createShare(options: ShareOptions): Share {
  const { clock, store } = options;
  const block = createSlotBlock();
  let inFlight = 0;
  let permits = 0;
  let permitsUntil = 0;
  let pace = 1;
  let pausedUntil = 0;
  let renewAt = 0;
  let contended = false;
  let claiming = false;
  let leasing: Promise<void> | null = null;
  let leasedAt = Number.NEGATIVE_INFINITY;
  const tempo = createTempo();
  let slotsFrom = 0;
  let failures = 0;
  let retryAt = 0;
  let urgent = false;
  let told = { attempts: 0, throttled: 0, pauseMs: 0, ceiling: null as RateHints | null };

  async function lease(closing: boolean): Promise<void> {
    // Calls made in one go are counted together.
    await null;
    const waiting = closing ? 0 : options.waiting();
    const sentAt = clock.now();
    const telling = told;
    told = { attempts: 0, throttled: 0, pauseMs: 0, ceiling: null };
    urgent = false;
    const { maxConcurrent, requestsPerMinute, burst } = options.limits();
    const slots = block.nextAt(sentAt) === null ? waiting : 0;
    const quietWaiting = waiting === 0 ? 0 : options.quiet();
    const request = {
      ...options.key,
      instance: options.instance,
      maxConcurrent,
      requestsPerMinute,
      burst,
      inFlight,
      waiting,
      quiet: Math.max(0, quietWaiting - block.left),
      ahead: quietWaiting + options.quietInFlight(),
      slots,
      churn: tempo.churn(sentAt),
      beatMs: Math.min(longestBeatMs, tempo.beatMs(sentAt)),
      ...telling,
    };
    try {
      const granted = await store.lease(request);
      take(granted, request, sentAt);
      leasing = null;
    } catch (error) {
      told = {
        attempts: told.attempts + telling.attempts,
        throttled: told.throttled + telling.throttled,
        pauseMs: Math.max(told.pauseMs, telling.pauseMs),
        ceiling: told.ceiling ?? telling.ceiling,
      };
      retryAt = clock.now() + Math.min(longestStoreWaitMs, 250 * 2 ** failures);
      failures += 1;
      leasing = null;
      options.onFailure(error);
      return;
    }
    options.onLease();
  }

  function take(granted: Lease, request: LeaseRequest, sentAt: number): void {
    const receivedAt = clock.now();
    if (granted.slots > 0) block.fill(granted, sentAt, receivedAt);
    ({ permits, contended, pace } = granted);
    pausedUntil = Math.max(pausedUntil, receivedAt + granted.pausedUntil - granted.now);
    claiming = request.inFlight + request.waiting > 0;
    if (!claiming) tempo.rest();
    permitsUntil = sentAt + granted.permitsUntil - granted.now - lingerMs;
    renewAt = receivedAt + granted.renewAt - granted.now;
    leasedAt = receivedAt;
    failures = 0;
    const refused = request.slots > 0 && granted.slots === 0;
    slotsFrom = refused ? receivedAt + Math.max(soonestMs, granted.retryAt - granted.now) : 0;
  }

  function dueAt(now: number, waiting: number): number {
    if (urgent) return retryAt;
    const claimDue = inFlight + waiting === 0 ? leasedAt + lingerMs : renewAt;
    const due = claiming ? claimDue : Number.POSITIVE_INFINITY;
    if (waiting === 0) return Math.max(retryAt, due);
    const hasPermit = now < permitsUntil && inFlight < permits;
    if (hasPermit && block.nextAt(now) !== null) return Math.max(retryAt, due);
    const wantsPermit = !hasPermit && (now >= permitsUntil || permits < options.limits().maxConcurrent);
    const permitAt = wantsPermit ? (contended ? renewAt : 0) : Number.POSITIVE_INFINITY;
    const slotAt = hasPermit ? slotsFrom : Number.POSITIVE_INFINITY;
    return Math.max(retryAt, Math.min(due, permitAt, slotAt));
  }

  return {
    get inFlight() {
      return inFlight;
    },
    get permits() {
      return permits;
    },
    get pace() {
      return pace;
    },
    get pausedUntil() {
      return pausedUntil;
    },
    get failing() {
      return failures > 0;
    },
    begin(now) {
      if (inFlight >= permits || now >= permitsUntil) return null;
      if (!block.take(now)) return block.nextAt(now);
      tempo.begin(now);
      inFlight += 1;
      return true;
    },
    end: () => {
      inFlight -= 1;
    },
    heard: (throttled) => {
      told.attempts += 1;
      told.throttled += throttled ? 1 : 0;
    },
    pause: (forMs) => {
      told.pauseMs = Math.max(told.pauseMs, forMs);
      pausedUntil = Math.max(pausedUntil, clock.now() + forMs);
      urgent = true;
    },
    limit: (ceiling) => {
      told.ceiling = ceiling;
    },
    maintain(now) {
      if (leasing) return Number.POSITIVE_INFINITY;
      const due = dueAt(now, options.waiting());
      if (due > now) return due;
      leasing = lease(false);
      return Number.POSITIVE_INFINITY;
    },
    async release() {
      await leasing;
      if (!claiming && told.pauseMs === 0) return;
      await lease(true);
    },
  };
}
