import type { ErrorCode } from '@svc/contract/kernel';

export interface ErrorHelp {
  causes: readonly string[];
  mends: readonly string[];
  /** Whether the same request may succeed later without any change. */
  again: 'no' | 'yes' | 'after the time in Retry-After';
}

/** Causes of each error and what to do about it. Links are those of the docs. */
export const errorHelp: Readonly<Record<ErrorCode, ErrorHelp>> = {
  malformed: {
    causes: [
      'The body is empty or no JSON.',
      'Quotes that a shell has taken away: `-d "{"name": 1}"`.',
      'The address holds what cannot be decoded.',
      'The body has more than 2,000 fields in one object, 100,000 values or 60 levels.',
    ],
    mends: [
      'Send JSON, at least `{}`, as `content-type: application/json`.',
      'In a shell put the body in single quotes, or in a file: `-d @body.json`.',
    ],
    again: 'no',
  },
  unauthenticated: {
    causes: [
      'No `Authorization` header, or another scheme than `Bearer`.',
      'A key with a typing error: its last six characters are a checksum.',
      'A key of another deployment.',
    ],
    mends: [
      'Send `Authorization: Bearer svc_…`, with the whole key as it was shown.',
      'Make a key in the console under “API keys”, or by `POST /v1/api-keys`.',
    ],
    again: 'no',
  },
  key_expired: {
    causes: [
      'The key was made with an end, and that day is over.',
      'It was rotated, and the overlap of old and new is over.',
    ],
    mends: [
      'Use the new secret.',
      'Rotate before the end: `POST /v1/api-keys/{keyId}/rotate` keeps the old one valid for a day.',
    ],
    again: 'no',
  },
  key_revoked: {
    causes: ['Somebody has revoked the key, or its member has left the workspace.'],
    mends: [
      'The audit log (`GET /v1/audit`) says who and when.',
      'Make another key, and narrow it to what it needs.',
    ],
    again: 'no',
  },
  insufficient_credits: {
    causes: [
      'The call would hold more credits than are left: one credit is one answer of a live engine.',
      'The key has a cap for the month, or a budget of the project or workspace is reached.',
      'Open scans hold credits that come back when they end.',
    ],
    mends: [
      '`detail` says what is needed and what is left; `GET /v1/credits` has the balance.',
      'For programs: `required` is the most that the call could cost, `available` what may still be spent. With a cap of the key comes `monthlyCreditCap`, with a budget `budgetId`, `hardLimit` and `resetsAt`.',
      'Ask less: fewer engines, `maxPrompts`, a lower `samplesK`, or `cacheMaxAgeSeconds` to use answers that are there. `POST /v1/scans/estimate` costs nothing.',
      'Buy credits (`POST /v1/credits/purchases`) or raise the cap or budget.',
      'While you try things out use a test key: its credits cost nothing.',
    ],
    again: 'no',
  },
  insufficient_scope: {
    causes: [
      'The key lacks the scope that `detail` names.',
      'Its member’s role was narrowed: a key holds at most what the role holds now.',
      'The key is limited to other projects.',
    ],
    mends: [
      'Give the key the scope, or use another one. [Scopes and roles](/docs/guides/keys-roles-gates) lists them.',
      'For programs: `requiredScope` is the scope that is missing. It is not there where no scope would help.',
    ],
    again: 'no',
  },
  plan_required: {
    causes: [
      'The plan has no API (Free), only reads (Starter), or lacks what was asked for, such as own provider keys.',
    ],
    mends: ['`GET /v1/billing` says what the plan includes. Change the plan, or do it in the console.'],
    again: 'no',
  },
  approver_required: {
    causes: ['You would decide about your own request, or nobody is left who could decide about it.'],
    mends: [
      'Ask another administrator: requests are under “Approvals” in the console.',
      'A gate that one person alone could open protects nobody: invite a second administrator.',
    ],
    again: 'no',
  },
  ip_not_allowed: {
    causes: [
      'The key works from certain addresses only, and this is none of them.',
      'The service stands behind a proxy that it does not trust, and takes the proxy’s address for yours.',
    ],
    mends: [
      'Call from an address on the list, or change the list (`PATCH /v1/api-keys/{keyId}`).',
      'Operators: set `TRUSTED_PROXIES`, see [self-hosting](/docs/guides/self-hosting).',
    ],
    again: 'no',
  },
  not_found: {
    causes: [
      'There is no such id, or it belongs to another workspace: both answer alike.',
      'A live key asks for test data, or the other way round.',
      'The address has a typing error, or `/v1` stands in it twice.',
    ],
    mends: [
      'List first: `detail` names the list where there is one.',
      'Look at `mode` of your key: `GET /v1/me`.',
    ],
    again: 'no',
  },
  method_not_allowed: {
    causes: ['The address exists, with other methods.'],
    mends: ['The `Allow` header lists them; so does the [reference](/docs/reference).'],
    again: 'no',
  },
  conflict: {
    causes: [
      'The resource is in a state in which this makes no sense, such as cancelling a scan that has ended.',
      'Two writers met.',
    ],
    mends: [
      'Read it again, and decide by what it says now.',
      'For programs: where an administrator’s approval is missing, `gatedOperation` names what needs it.',
    ],
    again: 'no',
  },
  idempotency_in_progress: {
    causes: ['The first request with this `Idempotency-Key` is still running.'],
    mends: ['Wait a second and send the same request again: you get the first one’s answer.'],
    again: 'yes',
  },
  precondition_failed: {
    causes: ['Somebody has changed the resource since you read it: your `If-Match` is of an older version.'],
    mends: ['Read it again, make your change on what it says now, and send the new `ETag`.'],
    again: 'no',
  },
  precondition_required: {
    causes: [
      'What the call decides about must be what you have read, such as an approval: it needs `If-Match`.',
    ],
    mends: ['Read the resource, and send its `ETag` as `If-Match`.'],
    again: 'no',
  },
  payload_too_large: {
    causes: ['The body is larger than 1 MB, an import larger than 10 MB.'],
    mends: [
      'Split it. Imports take gzip (`content-encoding: gzip`), and rows that are there already change nothing.',
    ],
    again: 'no',
  },
  unsupported_media_type: {
    causes: ['The `content-type` is missing or another one: curl sends a form by default.'],
    mends: [
      'Send `content-type: application/json`. Operations that take text or NDJSON say so in the reference.',
    ],
    again: 'no',
  },
  validation_failed: {
    causes: [
      'A field is missing, misspelt, of another type, or beyond its limits. `errors` has each one with its path, what was expected and what came.',
    ],
    mends: ['Go through `errors`. Unknown fields are errors too, and the nearest known name stands beside.'],
    again: 'no',
  },
  idempotency_mismatch: {
    causes: ['The `Idempotency-Key` was used in the last 24 hours for another body or another operation.'],
    mends: [
      'Make a new key for each thing that is to happen, and keep it over tries of that one thing. A UUID does.',
    ],
    again: 'no',
  },
  rate_limited: {
    causes: ['More requests in a minute, or more at once, than the plan or the key allows.'],
    mends: [
      'Wait as long as `Retry-After` says; `RateLimit` tells on every answer what is left. The client does so by itself.',
      'Ask for more at once: `limit=100`, bulk operations, [webhooks](/docs/guides/webhooks) instead of asking again and again.',
    ],
    again: 'after the time in Retry-After',
  },
  quota_exceeded: {
    causes: [
      'The plan’s number of projects, members, workspaces, scans at once or samples a scan is used up.',
    ],
    mends: [
      '`detail` names which. Archive or delete what is not needed, wait until a scan has ended, or change the plan.',
      'For programs: `limit` is what the plan includes and `used` what there is, where things are counted.',
    ],
    again: 'no',
  },
  internal: {
    causes: ['A fault of ours. Its text is kept for us: it may hold what is not yours.'],
    mends: [
      'Send it again with the same `Idempotency-Key`: nothing happens twice.',
      'If it stays, tell whoever runs the service the `instance`: it is the request id that stands in the logs.',
    ],
    again: 'yes',
  },
  overloaded: {
    causes: ['More requests than this service can do right now, or its database is away for a moment.'],
    mends: [
      'Wait as long as `Retry-After` says and try again with the same `Idempotency-Key`. What stops runs, pays or tells a scan’s state is let through longer.',
    ],
    again: 'after the time in Retry-After',
  },
  engine_unavailable: {
    causes: ['An answer engine does not answer, has refused its credential, or has no credential here.'],
    mends: [
      '`GET /v1/engines` says which engine and what to set.',
      'Scan the others now, and this one later: a scan of some engines is a scan.',
    ],
    again: 'after the time in Retry-After',
  },
};
