/** The reason why input is refused. Plain data, so that it can cross threads. */
export interface Refusal {
  code: 'validation_failed' | 'malformed' | 'payload_too_large';
  detail: string;
  /** For validation_failed: the expected form of the field. */
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
