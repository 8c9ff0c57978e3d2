/** Every error that a caller can get, with its HTTP status and title. Closed: a new one is added here. */
export const errorCatalogue = {
  malformed: { status: 400, title: 'The request could not be read' },
  unauthenticated: { status: 401, title: 'No valid API key' },
  key_expired: { status: 401, title: 'The API key has expired' },
  key_revoked: { status: 401, title: 'The API key was revoked' },
  insufficient_credits: { status: 402, title: 'Not enough credits' },
  insufficient_scope: { status: 403, title: 'The API key lacks a scope' },
  plan_required: { status: 403, title: 'The plan does not include this' },
  approver_required: { status: 403, title: 'Somebody else has to decide' },
  ip_not_allowed: { status: 403, title: 'The address is not on the key’s list' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'The address takes other methods' },
  conflict: { status: 409, title: 'The resource is in another state' },
  idempotency_in_progress: { status: 409, title: 'A request with this Idempotency-Key is running' },
  precondition_failed: { status: 412, title: 'The resource has changed' },
  precondition_required: { status: 428, title: 'If-Match is required' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body is not JSON' },
  validation_failed: { status: 422, title: 'The request is not valid' },
  idempotency_mismatch: { status: 422, title: 'The Idempotency-Key was used for another request' },
  rate_limited: { status: 429, title: 'Too many requests' },
  quota_exceeded: { status: 429, title: 'The plan’s quota is used up' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  overloaded: { status: 503, title: 'Too busy right now' },
  engine_unavailable: { status: 503, title: 'An answer engine is unavailable' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** The plain rules that a field can break. */
export const fieldRules = [
  'missing',
  'type',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'too_small',
  'too_big',
  'format',
  'choice',
] as const;
