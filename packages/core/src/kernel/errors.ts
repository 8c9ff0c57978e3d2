import type { ErrorCode, fieldRules } from '@svc/contract/kernel';

export type FieldRule = (typeof fieldRules)[number];

/** One error at one place of the request. */
export interface FieldError {
  /** JSON path, e.g. `config.engines[0]`. */
  path: string;
  expected: string;
  /** The plain rule that it breaks, for programs that word it themselves. Left out where a rule has its own message. */
  rule?: FieldRule;
  /** The number in the rule, such as the most characters. */
  limit?: number;
  received?: unknown;
  allowed?: readonly unknown[];
}

export interface ServiceErrorExtra {
  errors?: readonly FieldError[];
  /** Seconds. */
  retryAfter?: number;
  /** Further members of the problem document. */
  extensions?: Readonly<Record<string, unknown>>;
}

/** The one error that services throw on purpose. `detail` is shown to the caller: say what to do next. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly extra: ServiceErrorExtra;

  constructor(code: ErrorCode, detail: string, extra: ServiceErrorExtra = {}) {
    super(detail);
    this.name = 'ServiceError';
    this.code = code;
    this.extra = extra;
  }
}

/** A foreign id answers exactly as a missing one. */
export const notFound = (what: string, id: string, list?: string): ServiceError =>
  new ServiceError('not_found', `No ${what} ${id}.${list ? ` ${list} lists them.` : ''}`);

export const invalid = (path: string, detail: string, extra: Omit<FieldError, 'path'>): ServiceError =>
  new ServiceError('validation_failed', detail, { errors: [{ path, ...extra }] });
