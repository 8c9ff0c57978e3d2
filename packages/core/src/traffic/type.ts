import type { EngineErrorKind } from '@svc/engines';

export interface Clock {
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Calls `due` once after so long, unless the returned function is called before. */
  timer: (milliseconds: number, due: () => void) => () => void;
  /** Rejects with the signal's reason when aborted. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
}

/** What was agreed with (or bought from) an engine for one credential, summed over all worker processes. */
export interface EngineLimits {
  /** Calls in flight at most. */
  maxConcurrent: number;
  /** Calls begun in any 60 seconds at most, bursts included; null: found out from the engine's answers. */
  requestsPerMinute: number | null;
  /** Calls that may begin at once after a pause. A burst costs burst / requestsPerMinute of the steady rate. */
  burst: number;
  /** One attempt, from admission to the last byte. */
  totalTimeoutMs: number;
  /**
   * From the first attempt to the answer. A call still waiting for its first turn fails when its engine and
   * credential have answered nothing for this long, so a long queue that moves is no failure and a dead engine is.
   */
  deadlineMs: number;
  /** Attempts that may fail; rate-limited answers do not count, the deadline bounds them. */
  maxAttempts: number;
  /** First step of the exponential backoff; 1 s by default. */
  retryBaseMs?: number;
  /** Longest step of the exponential backoff; 60 s by default. */
  retryCapMs?: number;
}

export interface CallRequest {
  engineId: string;
  credentialId: string;
  workspaceId: string;
  scanId: string;
  /** Cancels the call, waiting or in flight. */
  signal: AbortSignal;
  /** Cancels it while it waits for its turn or a retry; an attempt in flight may end. */
  halt?: AbortSignal;
  /** Epoch milliseconds; bounds the call in the queue as well. */
  deadline?: number;
}

export interface AttemptInfo {
  /** Aborts on cancellation and at the attempt's total timeout; its reason is an EngineError. */
  signal: AbortSignal;
  /** 1 for the first. */
  number: number;
  /** Its total timeout, in milliseconds. */
  timeoutMs: number;
}

/** Limits in an engine's headers. */
export interface RateHints {
  /** Calls a minute at most; null when no header names them. */
  limit: number | null;
  /** Set when little is left: no more than this for a while. 0 is a pause. */
  allowance: { requestsPerMinute: number; forMs: number } | null;
}

export const noHints: RateHints = { limit: null, allowance: null };

export type BreakerState = 'closed' | 'open' | 'half-open';

export interface LimiterKey {
  engineId: string;
  credentialId: string;
}

/** The state of one engine × credential in this process. */
export interface LimiterSnapshot extends LimiterKey {
  inFlight: number;
  queued: number;
  breaker: BreakerState;
  /** Why no call is admitted at present, for people to read; null when calls are admitted. */
  reason: string | null;
  /** Epoch milliseconds of the end of a pause asked for by the engine; null when there is none. */
  pausedUntil: number | null;
  /** This process's share of `maxConcurrent` at present. */
  concurrency: number;
  /** Requests per minute at present, over all processes. */
  requestsPerMinute: number;
  /** Shares 0..1 of the attempts that ended in the last minute; null without any. */
  errorRate: number | null;
  rateLimitedRate: number | null;
  /** Milliseconds of successful attempts, over the last 256. */
  latencyP50Ms: number | null;
  latencyP95Ms: number | null;
}

export type TrafficEvent =
  | (LimiterKey & {
      type: 'attempt';
      number: number;
      outcome: 'answered' | EngineErrorKind;
      latencyMs: number;
    })
  | (LimiterKey & { type: 'breaker'; state: BreakerState; reason: string | null })
  | (LimiterKey & { type: 'paused'; forMs: number })
  | (LimiterKey & { type: 'rate'; requestsPerMinute: number })
  | (LimiterKey & { type: 'limits_unavailable'; message: string });

export interface Traffic {
  /**
   * Admits, times, and retries one call: the only retry layer, and never two attempts at once.
   * Throws the last EngineError; `cancelled` when the signal aborts or on `close`; `overloaded` when no turn
   * came in time; errors that are no EngineError pass through unretried.
   */
  call: <T>(request: CallRequest, attempt: (info: AttemptInfo) => Promise<T>) => Promise<T>;
  /** Keeps the shared rate to what the engine's headers allow, see `readRateHints`. */
  observe: (engineId: string, credentialId: string, hints: RateHints) => void;
  /** Forgets a refused credential or an open breaker, after the key or the account has changed. */
  reset: (engineId: string, credentialId: string) => void;
  snapshot: () => LimiterSnapshot[];
  /** Refuses waiting and new calls, lets those in flight end, gives this process's shares back. */
  close: () => Promise<void>;
}
