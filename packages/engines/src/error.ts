/** Why a call to an engine failed. */
export type EngineErrorKind =
  | 'auth'
  | 'quota'
  | 'rate'
  | 'overloaded'
  | 'invalid'
  | 'malformed'
  | 'timeout'
  | 'network'
  | 'cancelled';

const retryable: Record<EngineErrorKind, boolean> = {
  auth: false,
  quota: false,
  rate: true,
  overloaded: true,
  invalid: false,
  malformed: true,
  timeout: true,
  network: true,
  cancelled: false,
};

export interface EngineErrorDetail {
  /** HTTP status, when there was an answer. */
  status?: number;
  /** The vendor's own code. */
  code?: string;
  /** The wait the engine asked for. */
  retryAfterMs?: number;
  /** Overrides the kind's default, e.g. from `x-should-retry`. */
  retry?: boolean;
  requestId?: string;
  /** The request left and may have been billed although no answer came. */
  maybeBilled?: boolean;
}

/** The message is shown to users: it must hold no secret and no raw body. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  readonly detail: EngineErrorDetail;

  constructor(kind: EngineErrorKind, message: string, detail: EngineErrorDetail = {}) {
    super(message);
    this.name = 'EngineError';
    this.kind = kind;
    this.detail = detail;
  }

  get retryable(): boolean {
    return this.detail.retry ?? retryable[this.kind];
  }
}
