/** What was sent cannot be taken. Plain data, so that it crosses from one thread to another. */
export interface Refusal {
  code: 'validation_failed' | 'malformed' | 'payload_too_large';
  detail: string;
  /** For validation_failed: what the field has to be. */
  expected?: string;
}

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.name = 'Refused';
    this.refusal = refusal;
  }
}

/** The file is not what the field takes. */
export const refuse = (detail: string, expected: string): Refused =>
  new Refused({ code: 'validation_failed', detail, expected });
