import type { LaneKey, RateHints } from './type.ts';

export interface LeaseRequest extends LaneKey {
  /** Names the process. */
  instance: string;
  maxConcurrent: number;
  requestsPerMinute: number;
  burst: number;
  inFlight: number;
  /** Calls that could begin now; with `inFlight` 0 this gives the process's share back. */
  waiting: number;
  /** How many of those belong to workspaces that asked for little lately; they go first across processes. */
  quiet: number;
  /** Slots wanted; 0 when only the claim is renewed. */
  slots: number;
  /** Calls begun in the last second: how many permits will come free soon. */
  churn: number;
  /** Attempts that ended since the last lease, and how many of them were rate-limited. */
  attempts: number;
  throttled: number;
  /** The engine asked everyone to wait this long, from now; 0 without. */
  pauseMs: number;
  ceiling: RateHints | null;
}

/** Times are of the store's clock, epoch milliseconds. */
export interface Lease {
  now: number;
  /** Below this many in flight the process may begin more, until its claim expires. */
  permits: number;
  /** True when processes want more permits than there are. */
  contended: boolean;
  /** Slots this process may use: the i-th not before `firstSlotAt + i × spacingMs`. */
  slots: number;
  firstSlotAt: number;
  spacingMs: number;
  /** How much later than its time a slot may be used. */
  latenessMs: number;
  /** When it is worth asking again, if no slot was granted. */
  retryAt: number;
  pausedUntil: number;
  /** Share of the agreed rate in force, 0..1; falls with rate-limited answers, recovers with time. */
  pace: number;
}

/** What worker processes share about each engine × credential. */
export interface TrafficStore {
  lease: (request: LeaseRequest) => Promise<Lease>;
}

/**
 * Slots are points in time, `spacing` apart, handed out in blocks. A call begins at most `lateness` after its
 * slot, so any minute holds at most (60 s + lateness) / spacing calls; spacing is chosen to make that the
 * agreed rate. Blocks are short so that a process that dies, or stops wanting them, wastes little.
 */
export const blockMs = 1_000;
/** Slow engines lease a few slots at once, so that statements stay fewer than calls. */
export const smallestBlock = 8;
/** Time a process has to use a slot that was due when leased. */
export const slackMs = 250;
/** Permits are claimed for this multiple of the demand, so that a growing scan need not ask for each. */
export const headroom = 2;
/** A process that does not renew its claim for this long is taken for dead. */
export const claimMs = 15_000;
/** The part of the free slots that a process may take although others hold calls of quiet workspaces. */
export const busyShare = 1 / 8;
/** When permits do not divide evenly, the odd ones go round the processes in this rhythm. */
export const rotationMs = 5_000;
/** The pace is cut by half the share of rate-limited answers, at most once in this time, never below the floor. */
export const cutEveryMs = 1_000;
export const paceFloor = 0.02;
/** Recovery of the pace, in shares of the agreed rate per millisecond. */
export const recoveryPerMs = 0.03 / 1_000;
