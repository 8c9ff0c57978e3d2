import type { BreakerState } from './type.ts';

/** Opens when half of at least `sampleSize` attempts of the last 15 to 30 s failed, or this many in a row. */
const windowMs = 15_000;
const sampleSize = 20;
const threshold = 0.5;
const failuresInRow = 10;
const firstOpenMs = 5_000;
const longestOpenMs = 60_000;
const probesAtOnce = 3;
const successesToClose = 3;

export interface Breaker {
  readonly state: BreakerState;
  readonly reason: string | null;
  /** 0 when a call may begin now, otherwise when to look again (Infinity: when a probe has ended). */
  admitsAt: (now: number) => number;
  /** A call begins; true when it is a probe. */
  begin: () => boolean;
  /** `neutral`: the engine was reached but said nothing about its health. */
  end: (now: number, probe: boolean, result: 'answered' | 'failed' | 'neutral', reason: string) => void;
  /** Opens for a stated time, e.g. because the credential was refused. */
  block: (now: number, reason: string, forMs: number) => void;
  reset: () => void;
}

/**
 * Circuit breaker of one engine × credential. Its open times double from 5 s to 60 s, with jitter so that the
 * replicas do not probe in step; three probes at a time, three successes close it.
 */
export function createBreaker(
  random: () => number,
  onChange: (state: BreakerState, reason: string | null) => void,
): Breaker {
  let state: BreakerState = 'closed';
  let reason: string | null = null;
  let until = 0;
  let openMs = firstOpenMs;
  let probes = 0;
  let successes = 0;
  let inRow = 0;
  let windowStart = 0;
  let current = { attempts: 0, failures: 0 };
  let previous = { attempts: 0, failures: 0 };

  function move(next: BreakerState, why: string | null): void {
    const changed = state !== next || reason !== why;
    state = next;
    reason = why;
    successes = 0;
    if (changed) onChange(next, why);
  }

  function trip(now: number, why: string): void {
    until = now + openMs * (0.75 + random() / 2);
    openMs = Math.min(longestOpenMs, openMs * 2);
    move('open', why);
  }

  function settle(): void {
    openMs = firstOpenMs;
    inRow = 0;
    current = { attempts: 0, failures: 0 };
    previous = { attempts: 0, failures: 0 };
    move('closed', null);
  }

  function count(now: number, failed: boolean): void {
    if (now - windowStart >= windowMs) {
      previous = now - windowStart < 2 * windowMs ? current : { attempts: 0, failures: 0 };
      current = { attempts: 0, failures: 0 };
      windowStart = now;
    }
    current.attempts += 1;
    current.failures += failed ? 1 : 0;
    inRow = failed ? inRow + 1 : 0;
  }

  return {
    get state() {
      return state;
    },
    get reason() {
      return reason;
    },
    admitsAt(now) {
      if (state === 'closed') return 0;
      if (state === 'open' && now < until) return until;
      if (state === 'open') move('half-open', reason);
      return probes < probesAtOnce ? 0 : Number.POSITIVE_INFINITY;
    },
    begin() {
      if (state === 'closed') return false;
      probes += 1;
      return true;
    },
    end(now, probe, result, why) {
      if (probe) probes -= 1;
      if (result === 'neutral') return;
      const failed = result === 'failed';
      if (state === 'half-open' && probe) {
        successes += failed ? 0 : 1;
        if (failed) trip(now, why);
        else if (successes >= successesToClose) settle();
      }
      // Calls begun before it opened say nothing new.
      if (state !== 'closed') return;
      count(now, failed);
      const attempts = current.attempts + previous.attempts;
      const failures = current.failures + previous.failures;
      const mostFail = attempts >= sampleSize && failures >= attempts * threshold;
      if (failed && (mostFail || inRow >= failuresInRow)) trip(now, why);
    },
    block(now, why, forMs) {
      until = now + forMs;
      move('open', why);
    },
    reset: settle,
  };
}
