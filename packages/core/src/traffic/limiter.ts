import { EngineError } from '@svc/engines';
import { type Breaker, createBreaker } from './breaker.ts';
import { createOutcomes } from './outcome.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { createShare } from './share.ts';
import type { TrafficStore } from './store.ts';
import type { Clock, EngineLimits, LimiterKey, LimiterSnapshot, RateHints, TrafficEvent } from './type.ts';
import { createWaitingRoom, type Turn } from './waiting-room.ts';

/** A refused credential or an empty account is tried again with single calls after this long. */
const blockedMs = 600_000;
const longestPauseMs = 3_600_000;
/** Kinds that say that the engine, not the question, is in trouble. */
const unhealthy = new Set(['overloaded', 'network', 'timeout']);

export interface LimiterOptions {
  key: LimiterKey;
  store: TrafficStore;
  clock: Clock;
  random: () => number;
  limits: () => EngineLimits;
  instance: string;
  onEvent: (event: TrafficEvent) => void;
}

/** A place in flight; `end` must be called once, with null for an answer. */
interface Permit {
  end: (error: EngineError | null) => void;
}

/** The gate of one engine × credential in this process. */
export interface Limiter {
  readonly budget: RetryBudget;
  readonly idleSince: number | null;
  /** Aborts when this limiter closes; waits for a retry end with it. */
  readonly closing: AbortSignal;
  /** Resolves when the call may begin. Throws EngineError: cancelled, no turn in time, credential refused. */
  enter: (turn: Turn) => Promise<Permit>;
  attempted: (number: number, error: EngineError | null, latencyMs: number) => void;
  observe: (hints: RateHints) => void;
  reset: () => void;
  snapshot: () => LimiterSnapshot;
  close: () => Promise<void>;
}

export function createLimiter(options: LimiterOptions): Limiter {
  const { clock, key, onEvent } = options;
  const stop = new AbortController();
  const room = createWaitingRoom<Permit>(clock.now(), () => options.limits().deadlineMs);
  const outcomes = createOutcomes();
  const budget = createRetryBudget();
  const breaker: Breaker = createBreaker(options.random, (state, reason) =>
    onEvent({ ...key, type: 'breaker', state, reason }),
  );
  const share = createShare({
    ...options,
    waiting,
    priority: () => room.priority + priorityInFlight,
    onLease: applyLease,
    onFailure: reportStore,
  });
  let refusal: EngineError | null = null;
  let requestsPerMinute = 0;
  let priorityInFlight = 0;
  let idleSince: number | null = clock.now();
  let wakeAt = Number.POSITIVE_INFINITY;
  let drained: (() => void) | null = null;

  function applyLease(): void {
    if (Math.abs(share.requestsPerMinute - requestsPerMinute) > requestsPerMinute / 20) {
      requestsPerMinute = share.requestsPerMinute;
      onEvent({ ...key, type: 'rate', requestsPerMinute });
    }
    tick();
  }

  function reportStore(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    onEvent({ ...key, type: 'limits_unavailable', message });
    tick();
  }

  /** Called after each arrival, end, lease and timer: begins all calls that may begin now, and sets the next timer. */
  function tick(): void {
    if (stop.signal.aborted) return;
    const now = clock.now();
    room.sweep(now, () => overdue(now));
    const next = admit(now);
    wake(Math.min(next, room.sweepAt, share.maintain(now)), now);
  }

  /** Calls that could begin if the shares allowed it. */
  function waiting(): number {
    return breaker.state === 'open' || clock.now() < share.pausedUntil ? 0 : room.size;
  }

  function admit(now: number): number {
    while (room.size > 0) {
      if (now < share.pausedUntil) return share.pausedUntil;
      const openAt = breaker.admitsAt(now);
      if (openAt > now) return openAt;
      const begun = share.begin(now);
      if (begun !== true) return begun ?? Number.POSITIVE_INFINITY;
      const next = room.next(now);
      if (!next) {
        share.end();
        break;
      }
      if (next.priority) priorityInFlight += 1;
      next.admit(createPermit(breaker.begin(), next.priority));
    }
    return Number.POSITIVE_INFINITY;
  }

  function createPermit(probe: boolean, priority: boolean): Permit {
    const { trialId } = share;
    return {
      end(error) {
        const now = clock.now();
        share.end();
        if (priority) priorityInFlight -= 1;
        if (error?.kind !== 'cancelled')
          share.observe(trialId, error?.kind === 'rate' ? 'throttled' : 'taken');
        const result = error === null ? 'answered' : unhealthy.has(error.kind) ? 'failed' : 'neutral';
        breaker.end(now, probe, result, error?.message ?? '');
        if (error === null) {
          refusal = null;
          room.progressed(now);
        } else respondTo(error, now);
        if (share.inFlight === 0) drained?.();
        if (share.inFlight + room.size === 0) idleSince = now;
        tick();
      },
    };
  }

  function respondTo(error: EngineError, now: number): void {
    const { retryAfterMs } = error.detail;
    if (error.kind === 'auth' || error.kind === 'quota') {
      refusal = error;
      breaker.block(now, error.message, retryAfterMs ?? blockedMs);
      room.refuse(error, now);
    } else if (retryAfterMs !== undefined && error.retryable) {
      const forMs = Math.min(retryAfterMs, longestPauseMs);
      if (now + forMs <= share.pausedUntil) return;
      share.pause(forMs);
      onEvent({ ...key, type: 'paused', forMs });
    }
  }

  function reason(now: number): string | null {
    if (breaker.state !== 'closed') return `calls are held back after: ${breaker.reason}`;
    if (now < share.pausedUntil) return 'it asked for a pause';
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
        // Compared by the timer, not by the time: a timer may fire a fraction early.
        if (wakeAt === at) wakeAt = Number.POSITIVE_INFINITY;
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
      const entered = room.enter(turn, now, () => wake(clock.now(), clock.now()));
      tick();
      return entered;
    },
    attempted(number, error, latencyMs) {
      const outcome = error?.kind ?? 'answered';
      outcomes.record(clock.now(), outcome, latencyMs);
      onEvent({ ...key, type: 'attempt', number, outcome, latencyMs });
    },
    observe(hints) {
      const { limit, allowance } = hints;
      const empty = allowance?.requestsPerMinute === 0;
      share.hint({ limit, allowance: empty ? null : allowance });
      if (empty) share.pause(Math.min(allowance.forMs, longestPauseMs));
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
        queued: room.size,
        breaker: breaker.state,
        reason: reason(now),
        pausedUntil: share.pausedUntil > now ? share.pausedUntil : null,
        concurrency: share.permits,
        requestsPerMinute: share.requestsPerMinute,
        ...outcomes.summary(now),
      };
    },
    async close() {
      const shutdown = new EngineError('cancelled', 'The service is shutting down');
      stop.abort(shutdown);
      room.refuse(shutdown, clock.now());
      if (share.inFlight > 0) {
        await new Promise<void>((resolve) => {
          drained = resolve;
        });
      }
      await share.release().catch(() => undefined);
    },
  };
}
