/** A call by canonical names, which each client spells in its own manner. */
export interface Call {
  resource: string;
  method: string;
  path: string[];
  body?: Record<string, unknown>;
  query?: Record<string, unknown>;
  options?: { idempotencyKey?: string; version?: string };
}

/** Texts such as `$project` stand for what an earlier task kept. */
export type Kept = Record<string, string>;

/** What the stub expects of one request, and what it answers. */
export interface Exchange {
  expect?: {
    method?: string;
    /** Path as sent, without its query. */
    url?: string;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: unknown;
    /** The Idempotency-Key of the request before. */
    sameKey?: boolean;
    /** Milliseconds after the answer before, at least. */
    after?: number;
  };
  answer: {
    status?: number;
    body?: unknown;
    text?: string;
    /** An error's code; the rest of the problem document is filled in. */
    problem?: string;
    headers?: Record<string, string>;
    /** Pieces of a stream. */
    chunks?: string[];
    /** Sends each piece byte by byte, so that letters break. */
    splitBytes?: boolean;
    /** The connection ends without an answer. */
    cut?: boolean;
  };
}

export interface Expected {
  /** A part of the result. */
  result?: unknown;
  items?: unknown[];
  error?: {
    kind: 'api' | 'connection' | 'pending' | 'webhook' | 'usage';
    status?: number;
    code?: string;
    requestId?: string;
    retryAfter?: number;
    approvalId?: string;
    /** A word of its message. */
    says?: string;
  };
}

export interface Scenario {
  name: string;
  call?: Call;
  webhook?: { age: number; secrets?: 'both' | 'other'; altered?: boolean; unsigned?: boolean };
  exchanges?: Exchange[];
  expect: Expected;
}

/** A task for a driver, and what it reports. */
export interface Task {
  name: string;
  /** Keeps a field of the result: `{ project: 'id' }`. */
  keep?: Kept;
  apiKey?: string;
  baseUrl: string;
  call?: Call;
  webhook?: { payload: string; headers: Record<string, string>; secrets: string[] } | undefined;
}
export interface Outcome {
  name: string;
  result?: unknown;
  items?: unknown[];
  error?: Expected['error'] & { message?: string };
}
