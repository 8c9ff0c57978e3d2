import type { EngineError } from '@svc/engines';
import { createMemoryStore } from '../memory-store.ts';
import type { TrafficStore } from '../store.ts';
import { createTraffic } from '../traffic.ts';
import type { AttemptInfo, CallRequest, EngineLimits, Traffic, TrafficEvent } from '../type.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';

const limits: EngineLimits = {
  maxConcurrent: 50,
  requestsPerMinute: 6_000,
  burst: 10,
  totalTimeoutMs: 60_000,
  deadlineMs: 600_000,
  maxAttempts: 8,
};

/** Mulberry32: reproducible draws in [0, 1). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Simulation {
  clock: VirtualClock;
  store: TrafficStore;
  /** How often a process asked the store. */
  leases: () => number;
  events: TrafficEvent[];
  process: (name: string) => Traffic;
}

export function simulate(
  changes: Partial<EngineLimits> = {},
  makeStore: (now: () => number, peers: () => boolean) => TrafficStore = createMemoryStore,
  clock: VirtualClock = createVirtualClock(),
): Simulation {
  let processes = 0;
  const inner = makeStore(clock.now, () => processes > 1);
  const events: TrafficEvent[] = [];
  let leases = 0;
  const store: TrafficStore = {
    lease: async (request) => {
      leases += 1;
      await clock.sleep(2);
      const lease = await inner.lease(request);
      await clock.sleep(2);
      return lease;
    },
  };
  let seed = 1;
  return {
    clock,
    store,
    events,
    leases: () => leases,
    process: (instance) => {
      processes += 1;
      return createTraffic({
        store,
        clock,
        random: createRandom(seed++),
        limits: () => ({ ...limits, ...changes }),
        instance,
        onEvent: (event) => events.push(event),
      });
    },
  };
}

export function request(changes: Partial<CallRequest> = {}): CallRequest {
  const signal = new AbortController().signal;
  const ids = { engineId: 'openai', credentialId: 'operator', workspaceId: 'wsp_a', scanId: 'scn_a' };
  return { ...ids, signal, ...changes };
}

export interface FakeEngine {
  /** When each attempt began. */
  starts: number[];
  mostInFlight: () => number;
  attempt: (info: AttemptInfo) => Promise<string>;
}

/** Answers after `latency()`; `fault` may throw instead. */
export function createEngine(
  clock: VirtualClock,
  latency: () => number,
  fault: (start: number) => EngineError | null = () => null,
): FakeEngine {
  const starts: number[] = [];
  let inFlight = 0;
  let most = 0;
  return {
    starts,
    mostInFlight: () => most,
    async attempt({ signal }) {
      const error = fault(clock.now());
      starts.push(clock.now());
      inFlight += 1;
      most = Math.max(most, inFlight);
      try {
        await clock.sleep(latency(), signal);
        if (error) throw error;
        return 'answer';
      } finally {
        inFlight -= 1;
      }
    },
  };
}

/** Lognormal between 0.3 and 2 s or so, as answer engines are. */
export function lognormal(random: () => number): () => number {
  return () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(4_000, Math.max(200, 800 * Math.exp(0.5 * normal)));
  };
}

/** The most calls begun in any 60 seconds. */
export function busiestMinute(starts: number[]): number {
  const sorted = starts.toSorted((left, right) => left - right);
  let first = 0;
  let most = 0;
  for (const [last, at] of sorted.entries()) {
    while ((sorted[first] ?? at) <= at - 60_000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
