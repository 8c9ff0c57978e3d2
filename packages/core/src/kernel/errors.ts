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
  /** The sentence that says which call of the API helps; for callers alone, at the end of the detail. */
  next?: string;
  errors?: readonly FieldError[];
  /** Seconds. */
  retryAfter?: number;
  /** Further members of the problem document. */
  extensions?: Readonly<Record<string, unknown>>;
}

/** The one error that services throw on purpose. `detail` is shown to people: say what to do. Calls of the API go into `next`. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  /** Without `next`, which ends the message. */
  readonly detail: string;
  readonly extra: ServiceErrorExtra;

  constructor(code: ErrorCode, detail: string, extra: ServiceErrorExtra = {}) {
    super(extra.next === undefined ? detail : `${detail} ${extra.next}`);
    this.name = 'ServiceError';
    this.code = code;
    this.detail = detail;
    this.extra = extra;
  }
}

/** A foreign id answers exactly as a missing one. */
export const notFound = (what: string, id: string, list?: string): ServiceError =>
  new ServiceError(
    'not_found',
    `No ${what} ${id}.`,
    list === undefined ? {} : { next: `${list} lists them.` },
  );

export const invalid = (
  path: string,
  detail: string,
  { next, ...extra }: Omit<FieldError, 'path'> & Pick<ServiceErrorExtra, 'next'>,
): ServiceError =>
  new ServiceError('validation_failed', detail, {
    ...(next !== undefined && { next }),
    errors: [{ path, ...extra }],
  });

/** For `catch`: what a request made of another is refused with names its own fields. `rename`: from the other's path to its own. */
export const throwAt =
  (rename: (path: string) => string) =>
  (error: unknown): never => {
    if (!(error instanceof ServiceError) || !error.extra.errors) throw error;
    const errors = error.extra.errors.map((one) => ({ ...one, path: rename(one.path) }));
    throw new ServiceError(error.code, error.message, { ...error.extra, errors });
  };
