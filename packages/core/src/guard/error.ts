/** Why a page or a hook's address could not be reached. Closed: callers map each to their own words. */
export type GuardErrorCode =
  | 'bad_url'
  | 'blocked_address'
  | 'unreachable'
  | 'timeout'
  | 'cancelled'
  | 'too_large'
  | 'too_many_redirects'
  | 'bad_status'
  | 'not_html'
  | 'unreadable';

export interface GuardErrorDetail {
  /** HTTP status, with `bad_status`. */
  status?: number;
  /** The address that failed, which after redirects is not the one asked for. */
  url?: string;
}

/**
 * The message is shown to tenants: it says what to do, and nothing about what listens where.
 * `cause` is for the log only.
 */
export class GuardError extends Error {
  readonly code: GuardErrorCode;
  readonly detail: GuardErrorDetail;

  constructor(code: GuardErrorCode, message: string, detail: GuardErrorDetail = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'GuardError';
    this.code = code;
    this.detail = detail;
  }
}

export const blockedAddress = (url?: string): GuardError =>
  new GuardError(
    'blocked_address',
    'This address is not on the public internet. Give a public http(s) address, or ask the operator to allow it with SVC_EGRESS_ALLOW=host:port.',
    url === undefined ? {} : { url },
  );

export const spelledOtherwise = (given: string, allowed: string, port: number): GuardError =>
  new GuardError(
    'blocked_address',
    `The operator allowed ${allowed}:${port}, and this address says ${given}. Write it with ${allowed}:${port}, or have ${given}:${port} added to SVC_EGRESS_ALLOW.`,
  );
