import { EngineError } from '../engines/error.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import type { Cancellation } from './cancellation.ts';
import { createFairQueue, type Ticket } from './fair-queue.ts';
import { createOutcomes } from './outcome.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { createShare } from './share.ts';
import type { TrafficStore } from './store.ts';
import type { Clock, EngineLimits, LaneKey, LaneSnapshot, RateHints, TrafficEvent } from './type.ts';

/** A refused credential or an empty account is tried again with single calls after this long. */
const blockedMs = 600_000;
const longestPauseMs = 3_600_000;
const sweepMs = 50;
/** Kinds that say that the engine, not the question, is in trouble. */
const unhealthy = new Set(['overloaded', 'network', 'timeout']);

export interface LaneOptions {
  key: LaneKey;
  store: TrafficStore;
  clock: Clock;
  random: () => number;
  limits: () => EngineLimits;
  instance: string;
  onEvent: (event: TrafficEvent) => void;
}

export interface Turn {
  workspaceId: string;
  scanId: string;
  cancellation: Cancellation;
  /** True when an attempt of this call was made before. */
  begun: boolean;
  /** Epoch milliseconds, or Infinity. A fresh call also waits no longer than `deadlineMs` after the last beginning. */
  deadline: number;
}

/** A place in flight; `end` must be called once, with null for an answer. */
export interface Permit {
  end: (error: EngineError | null) => void;
}

/** The gate of one engine × credential in this process. */
export interface Lane {
  readonly budget: RetryBudget;
  readonly idleSince: number | null;
  /** Aborts when this lane closes; waits for a retry end with it. */
  readonly closing: AbortSignal;
  /** Resolves when the call may begin. Throws EngineError: cancelled, no turn in time, credential refused. */
  enter: (turn: Turn) => Promise<Permit>;
  attempted: (number: number, error: EngineError | null, latencyMs: number) => void;
  observe: (hints: RateHints) => void;
  reset: () => void;
  snapshot: () => LaneSnapshot;
  close: () => Promise<void>;
}

interface Waiting extends Ticket {
  turn: Turn;
  since: number;
  resolve: (permit: Permit) => void;
  reject: (error: EngineError) => void;
  gone: boolean;
}

export function createLane(options: LaneOptions): Lane {
  const { clock, key, onEvent } = options;
  const stop = new AbortController();
  const queue = createFairQueue<Waiting>();
  const outcomes = createOutcomes();
  const budget = createRetryBudget();
  const breaker: Breaker = createBreaker(options.random, (state, reason) =>
    onEvent({ ...key, type: 'breaker', state, reason }),
  );
  const share = createShare({ ...options, onLease: applyLease, onFailure: reportStore });
  let refusal: EngineError | null = null;
  let pausedUntil = 0;
  let pace = 1;
  let progressAt = clock.now();
  let idleSince: number | null = progressAt;
  let wakeAt = Number.POSITIVE_INFINITY;
  let sweepAt = Number.POSITIVE_INFINITY;
  let drained: (() => void) | null = null;

  function applyLease(lease: { pausedUntil: number; now: number; pace: number }): void {
    pausedUntil = Math.max(pausedUntil, clock.now() + lease.pausedUntil - lease.now);
    if (Math.abs(lease.pace - pace) >= 0.05 || (lease.pace === 1) !== (pace === 1)) {
      onEvent({ ...key, type: 'pace', pace: lease.pace });
      pace = lease.pace;
    }
    tick();
  }

  function reportStore(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    onEvent({ ...key, type: 'limits_unavailable', message });
    tick();
  }

  /** Everything that time, a lease, an arrival or an ending can make possible; returns to sleep until the next. */
  function tick(): void {
    if (stop.signal.aborted) return;
    const now = clock.now();
    if (sweepAt <= now) sweep(now);
    const next = admit(now);
    const open = breaker.state !== 'open' && now >= pausedUntil;
    wake(Math.min(next, sweepAt, share.maintain(now, open ? queue.size : 0)), now);
  }

  function admit(now: number): number {
    while (queue.size > 0) {
      if (now < pausedUntil) return pausedUntil;
      const openAt = breaker.admitsAt(now);
      if (openAt > now) return openAt;
      const begun = share.begin(now);
      if (begun !== true) return begun ?? Number.POSITIVE_INFINITY;
      let waiting = queue.take(now);
      while (waiting?.gone) waiting = queue.take(now);
      if (!waiting) {
        share.end();
        break;
      }
      progressAt = now;
      waiting.gone = true;
      waiting.turn.cancellation.during(null);
      waiting.resolve(createPermit(breaker.begin()));
    }
    return Number.POSITIVE_INFINITY;
  }

  function createPermit(probe: boolean): Permit {
    return {
      end(error) {
        const now = clock.now();
        share.end();
        share.heard(error?.kind === 'rate');
        const result = error === null ? 'answered' : unhealthy.has(error.kind) ? 'failed' : 'neutral';
        breaker.end(now, probe, result, error?.message ?? '');
        if (error === null) refusal = null;
        else heed(error, now);
        if (share.inFlight === 0) drained?.();
        if (share.inFlight + queue.size === 0) idleSince = now;
        tick();
      },
    };
  }

  function heed(error: EngineError, now: number): void {
    const { retryAfterMs } = error.detail;
    if (error.kind === 'auth' || error.kind === 'quota') {
      refusal = error;
      breaker.block(now, error.message, retryAfterMs ?? blockedMs);
      refuseAll(now, error);
    } else if (retryAfterMs !== undefined && error.retryable) {
      const forMs = Math.min(retryAfterMs, longestPauseMs);
      if (now + forMs <= pausedUntil) return;
      pausedUntil = now + forMs;
      share.pause(forMs);
      onEvent({ ...key, type: 'paused', forMs });
    }
  }

  function refuseAll(now: number, error: EngineError): void {
    queue.sweep((waiting) => {
      waiting.turn.cancellation.during(null);
      waiting.reject(error);
      return true;
    }, now);
  }

  /** Drops cancelled and overdue calls, and finds when the next one is due. */
  function sweep(now: number): void {
    const { deadlineMs } = options.limits();
    const error = overdue(now);
    sweepAt = Number.POSITIVE_INFINITY;
    queue.sweep((waiting) => {
      if (waiting.gone) return true;
      const stalledAt = Math.max(progressAt, waiting.since) + deadlineMs;
      const due = waiting.begun ? waiting.turn.deadline : Math.min(waiting.turn.deadline, stalledAt);
      if (due > now) {
        sweepAt = Math.min(sweepAt, Math.max(due, now + sweepMs));
        return false;
      }
      waiting.turn.cancellation.during(null);
      waiting.reject(error);
      return true;
    }, now);
  }

  function reason(now: number): string | null {
    if (breaker.state !== 'closed') return `calls are held back after: ${breaker.reason}`;
    if (now < pausedUntil) return 'it asked for a pause';
    if (share.failing) return 'the shared limits cannot be read';
    return null;
  }

  function overdue(now: number): EngineError {
    const why = reason(now) ?? 'its limits left no room';
    return new EngineError('overloaded', `No call to ${key.engineId} could begin in time: ${why}`, {
      retry: false,
    });
  }

  function wake(at: number, now: number): void {
    if (at >= wakeAt || at === Number.POSITIVE_INFINITY) return;
    wakeAt = at;
    clock.sleep(Math.max(1, Math.ceil(at - now)), stop.signal).then(
      () => {
        if (wakeAt <= clock.now()) wakeAt = Number.POSITIVE_INFINITY;
        tick();
      },
      () => undefined,
    );
  }

  return {
    budget,
    closing: stop.signal,
    get idleSince() {
      return idleSince;
    },
    enter(turn) {
      const now = clock.now();
      if (stop.signal.aborted) return Promise.reject(stop.signal.reason);
      if (refusal && breaker.admitsAt(now) > now) return Promise.reject(refusal);
      idleSince = null;
      return new Promise((resolve, reject) => {
        const { workspaceId, scanId, begun } = turn;
        const waiting = { workspaceId, scanId, begun, turn, since: now, resolve, reject, gone: false };
        turn.cancellation.during(() => {
          waiting.gone = true;
          reject(new EngineError('cancelled', 'The call was cancelled'));
          sweepAt = 0;
          wake(clock.now(), clock.now());
        });
        queue.add(waiting, now);
        const due = Math.min(turn.deadline, now + options.limits().deadlineMs);
        sweepAt = Math.min(sweepAt, Math.max(due, now + sweepMs));
        tick();
      });
    },
    attempted(number, error, latencyMs) {
      const outcome = error?.kind ?? 'answered';
      outcomes.record(clock.now(), outcome, latencyMs);
      onEvent({ ...key, type: 'attempt', number, outcome, latencyMs });
    },
    observe(hints) {
      const now = clock.now();
      if (hints.requestsPerMinute > 0) share.limit(hints);
      else {
        const forMs = Math.min(hints.forMs, longestPauseMs);
        pausedUntil = Math.max(pausedUntil, now + forMs);
        share.pause(forMs);
      }
      tick();
    },
    reset() {
      refusal = null;
      breaker.reset();
      tick();
    },
    snapshot() {
      const now = clock.now();
      return {
        ...key,
        inFlight: share.inFlight,
        queued: queue.size,
        breaker: breaker.state,
        reason: reason(now),
        pausedUntil: pausedUntil > now ? pausedUntil : null,
        concurrency: share.permits,
        requestsPerMinute: options.limits().requestsPerMinute * share.pace,
        ...outcomes.summary(now),
      };
    },
    async close() {
      const shutdown = new EngineError('cancelled', 'The service is shutting down');
      stop.abort(shutdown);
      refuseAll(clock.now(), shutdown);
      if (share.inFlight > 0) {
        await new Promise<void>((resolve) => {
          drained = resolve;
        });
      }
      await share.release().catch(() => undefined);
    },
  };
}
