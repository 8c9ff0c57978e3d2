import type { Trial } from './rate.ts';
import type { EngineLimits, LimiterKey, RateHints } from './type.ts';

export interface LeaseRequest
  extends LimiterKey,
    Pick<EngineLimits, 'maxConcurrent' | 'requestsPerMinute' | 'burst'> {
  /** Names the process. */
  instance: string;
  inFlight: number;
  /** Calls that could begin now; with `inFlight` 0 this gives the process's permits back. */
  waiting: number;
  /** Calls, waiting or in flight, of workspaces that asked for little lately: first in line. */
  priority: number;
  /** Slots in hand; while there are any, only the permits are renewed. */
  slotted: number;
  /** Outcomes since the last lease. */
  trial: Trial;
  /** The engine asked everyone to wait this long, from now; 0 without. */
  pauseMs: number;
  hints: RateHints;
}

/** Times are of the store's clock, epoch milliseconds. */
export interface Lease {
  now: number;
  /** Below this many in flight the process may begin more, until its claim expires. */
  permits: number;
  permitsUntil: number;
  /** When to renew the claim, and to learn what others claim. */
  renewAt: number;
  /** True when processes want more permits than there are: asking before `renewAt` gives no more of them. */
  contended: boolean;
  /** Slots this process may use: the i-th not before `firstSlotAt + i × spacingMs`. */
  slots: number;
  firstSlotAt: number;
  spacingMs: number;
  /** How much later than its time a slot may be used. */
  latenessMs: number;
  /** The calls use less than half of the rate, so slots are good for longer; no more once the engine objects. */
  ample: boolean;
  /** When it is worth asking again, if no slot was granted. */
  retryAt: number;
  pausedUntil: number;
  /** The rate in force over all processes. */
  requestsPerMinute: number;
  /** The trial that calls begun from now on belong to. */
  trialId: number;
}

/** State that worker processes share about each engine × credential. */
export interface TrafficStore {
  lease: (request: LeaseRequest) => Promise<Lease>;
}
