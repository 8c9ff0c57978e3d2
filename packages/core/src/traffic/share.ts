import { createSlotBlock } from './slot.ts';
import type { Lease, LeaseRequest, TrafficStore } from './store.ts';
import { type Clock, type EngineLimits, type LimiterKey, noHints, type RateHints } from './type.ts';

/** Permits are given up this long before the claim on them ends, and this long after the last call. */
const lingerMs = 1_000;
const soonestMs = 20;
const longestStoreWaitMs = 5_000;

export interface ShareOptions {
  key: LimiterKey;
  store: TrafficStore;
  clock: Clock;
  limits: () => EngineLimits;
  instance: string;
  /** How many calls wait for a permit. */
  waiting: () => number;
  /** How many calls of small workspaces wait or are in flight. */
  priority: () => number;
  onLease: () => void;
  onFailure: (error: unknown) => void;
}

/** This process's part of an engine × credential's rate and permits, renewed from the store in blocks. */
export interface Share {
  readonly inFlight: number;
  readonly permits: number;
  /** The current rate over all processes; 0 before the first lease. */
  readonly requestsPerMinute: number;
  /** End of the pause that an engine asked some process for; in the past without one. */
  readonly pausedUntil: number;
  /** True while the store cannot be reached: nothing begins beyond what was leased before. */
  readonly failing: boolean;
  /** Begins a call if a permit is free and a slot due; otherwise when to look again (null: after a lease). */
  begin: (now: number) => true | number | null;
  end: () => void;
  /** The trial under which calls that begin now are counted. */
  readonly trialId: number;
  /** Reports how the engine answered a call; sent with the next lease. */
  observe: (trialId: number, what: 'taken' | 'throttled') => void;
  pause: (forMs: number) => void;
  hint: (hints: RateHints) => void;
  /** Renews leases that are due. Returns when to look again, or Infinity. */
  maintain: (now: number) => number;
  release: () => Promise<void>;
}

/** How the engine answered since the last lease. */
type Report = Pick<LeaseRequest, 'trial' | 'pauseMs' | 'hints'>;

const emptyReport = (id: number): Report => ({
  trial: { id, begun: 0, taken: 0, throttled: 0 },
  pauseMs: 0,
  hints: noHints,
});

export function createShare(options: ShareOptions): Share {
  const { clock, store } = options;
  const block = createSlotBlock();
  let inFlight = 0;
  let permits = 0;
  let permitsUntil = 0;
  let requestsPerMinute = 0;
  let pausedUntil = 0;
  let renewAt = 0;
  let contended = false;
  let ample = false;
  let claiming = false;
  let leasing: Promise<void> | null = null;
  let leasedAt = Number.NEGATIVE_INFINITY;
  let slotsFrom = 0;
  let failures = 0;
  let retryAt = 0;
  let urgent = false;
  let statedLimit: number | null = null;
  let report = emptyReport(0);

  async function lease(closing: boolean): Promise<void> {
    // Calls made in one go are counted together.
    await null;
    const waiting = closing ? 0 : options.waiting();
    const sentAt = clock.now();
    const sent = report;
    report = emptyReport(sent.trial.id);
    urgent = false;
    const { maxConcurrent, requestsPerMinute, burst } = options.limits();
    const request = {
      ...options.key,
      instance: options.instance,
      maxConcurrent,
      requestsPerMinute,
      burst,
      inFlight,
      waiting,
      priority: closing ? 0 : options.priority(),
      slotted: block.left(sentAt),
      ...sent,
    };
    try {
      const granted = await store.lease(request);
      take(granted, request, sentAt);
      leasing = null;
    } catch (error) {
      report = mergeReports(sent, report);
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
    ({ permits, contended, ample, requestsPerMinute } = granted);
    if (report.trial.throttled > 0 || report.hints.allowance !== null) giveUpAmple();
    if (granted.trialId !== report.trial.id)
      report = { ...report, trial: emptyReport(granted.trialId).trial };
    pausedUntil = Math.max(pausedUntil, receivedAt + granted.pausedUntil - granted.now);
    claiming = request.inFlight + request.waiting > 0;
    permitsUntil = sentAt + granted.permitsUntil - granted.now - lingerMs;
    renewAt = receivedAt + granted.renewAt - granted.now;
    leasedAt = receivedAt;
    failures = 0;
    const refused = request.slotted === 0 && request.waiting > 0 && granted.slots === 0;
    slotsFrom = refused ? receivedAt + Math.max(soonestMs, granted.retryAt - granted.now) : 0;
  }

  /** Slots that were good for long are not, once the engine objects. */
  function giveUpAmple(): void {
    if (ample) block.clear();
    ample = false;
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
    get requestsPerMinute() {
      return requestsPerMinute;
    },
    get pausedUntil() {
      return pausedUntil;
    },
    get failing() {
      return failures > 0;
    },
    get trialId() {
      return report.trial.id;
    },
    begin(now) {
      if (inFlight >= permits || now >= permitsUntil) return null;
      if (!block.take(now)) return block.nextAt(now);
      report.trial.begun += 1;
      inFlight += 1;
      return true;
    },
    end: () => {
      inFlight -= 1;
    },
    observe: (trialId, what) => {
      // A call that began before the rate changed says nothing about the new rate.
      if (trialId !== report.trial.id) return;
      report.trial[what] += 1;
      if (what === 'throttled') giveUpAmple();
    },
    pause: (forMs) => {
      report.pauseMs = Math.max(report.pauseMs, forMs);
      pausedUntil = Math.max(pausedUntil, clock.now() + forMs);
      urgent = true;
    },
    hint: (hints) => {
      if (hints.limit !== null && hints.limit !== statedLimit) {
        statedLimit = hints.limit;
        urgent = true;
        // Slots of a rate that may be too high.
        block.clear();
      }
      if (hints.allowance !== null) giveUpAmple();
      report.hints = addHints(report.hints, hints);
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
      if (!claiming && report.pauseMs === 0) return;
      await lease(true);
    },
  };
}

const addHints = (before: RateHints, after: RateHints): RateHints => ({
  limit: after.limit ?? before.limit,
  allowance: after.allowance ?? before.allowance,
});

/** Reports that could not be sent go out with the next ones. */
const mergeReports = (before: Report, after: Report): Report => ({
  trial: {
    id: after.trial.id,
    begun: before.trial.begun + after.trial.begun,
    taken: before.trial.taken + after.trial.taken,
    throttled: before.trial.throttled + after.trial.throttled,
  },
  pauseMs: Math.max(before.pauseMs, after.pauseMs),
  hints: addHints(before.hints, after.hints),
});
