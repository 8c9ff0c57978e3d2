import { failedInside } from './failure.ts';
import { asString, type JsonObject, objectAt } from './json.ts';
import type { Ending } from './outcome.ts';

/**
 * A Responses body can report a failure, or a response that was not waited for, with HTTP 200.
 * Throws EngineError for both.
 */
export function assertResponded(vendor: string, body: JsonObject, requestId: string | null): void {
  const { status } = body;
  if (status === undefined || status === 'completed' || status === 'incomplete') return;
  const code = asString(objectAt(body, 'error')?.code);
  const kind =
    code === 'rate_limit_exceeded' ? 'rate' : code?.startsWith('invalid') ? 'invalid' : 'overloaded';
  throw failedInside(vendor, kind, code ?? asString(status), requestId);
}

/** How a Responses body ended, and the vendor's word for it. */
export function readEnding(body: JsonObject): { ending: Ending; finishReason: string | null } {
  const reason = asString(objectAt(body, 'incomplete_details')?.reason);
  if (body.status !== 'incomplete') return { ending: 'complete', finishReason: asString(body.status) };
  return {
    ending: reason === 'content_filter' ? 'blocked' : 'truncated',
    finishReason: reason ?? 'incomplete',
  };
}
