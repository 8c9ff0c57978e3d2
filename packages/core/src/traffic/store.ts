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
  /** Waiting calls, without a slot yet, of workspaces that asked for little lately: first in line for slots. */
  quiet: number;
  /** All calls of such workspaces, waiting or in flight: first in line for permits. */
  ahead: number;
  /** Slots wanted; 0 when only the claim is renewed. */
  slots: number;
  /** The time in which this process begins a few calls: where permits are scarce it asks again that soon. */
  beatMs: number;
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
  permitsUntil: number;
  /** When to renew the claim, and to hear what others claim. */
  renewAt: number;
  /** True when processes want more permits than there are: asking before `renewAt` gives no more of them. */
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
 * agreed rate. Blocks are short so that a process that dies, or stops wanting them, wastes little, and
 * shorter where more processes run, so that one of them that comes later waits little.
 */
export const blockMs = 1_000;
export const sharedBlockMs = 400;
/** Slow engines lease a few slots at once, so that statements stay fewer than calls. */
export const smallestBlock = 8;
/** Time a process has to use a slot that was due when leased. */
export const slackMs = 250;
/**
 * Where each permit would have to begin this many calls a second to reach the rate, the rate is no bound: slots
 * stay good for longer, which takes more off the rate but asks the store less often.
 */
export const plentiful = 4;
export const longestSlackMs = 10_000;
/** Permits are claimed for this multiple of the demand where nobody wants them, so that a growing scan has them. */
export const headroom = 2;
/** The part of the permits that is not claimed ahead of need; with less to spare, processes listen for others. */
export const spareShare = 1 / 4;
/** The part of slots and permits left to calls of busy workspaces while those of quiet ones wait. */
export const busyShare = 1 / 8;
/** When permits do not divide evenly, the odd ones go round the processes in this rhythm. */
export const rotationMs = 5_000;
/** With fewer permits than this for each process, all look for their turn when the rhythm changes. */
export const rotateBelow = 4;
/** A process is taken for dead when its claim is this many renewals old, and so long at least. */
export const claimRenewals = 3;
export const shortestClaimMs = 15_000;
/** Claims are renewed at least this far apart: where permits are scarce, for a process alone, and while it gives up permits. */
export const tightRenewMs = 250;
export const aloneRenewMs = 1_000;
export const yieldRenewMs = 100;
export const longestBeatMs = 15_000;
/** A process that waits for others to give up permits asks so long after they do. */
export const followMs = 20;
/** The pace is cut by half the share of rate-limited answers, at most once in this time, never below the floor. */
export const cutEveryMs = 1_000;
export const paceFloor = 0.02;
/** A store whose clock is set back by more takes its times back with it, rather than wait for the old ones. */
export const clockStepMs = 1_000;
/** Recovery of the pace, in shares of the agreed rate per millisecond. */
export const recoveryPerMs = 0.03 / 1_000;
