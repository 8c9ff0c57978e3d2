import { parseDuration } from '../wire/duration.ts';
import type { Dialect } from '../wire/exchange.ts';
import { asString, type JsonObject, objectAt, objectsOf } from '../wire/json.ts';

/** The wait stands in the body; a daily quota comes back at midnight in California. */
export const dialect: Dialect = {
  vendor: 'Gemini',
  readFailure({ body, now }) {
    const error = objectAt(Array.isArray(body) ? body[0] : body, 'error');
    const details = objectsOf(error?.details);
    const reason = details.map((detail) => asString(detail.reason)).find((word) => word !== null);
    const code = reason ?? asString(error?.status);
    if (reason === 'API_KEY_INVALID') return { kind: 'auth', code };
    if (details.some(isDaily)) return { kind: 'quota', code, retryAfterMs: untilMidnight(now) };
    const delay = details.map((detail) => asString(detail.retryDelay)).find((word) => word !== null);
    return { code, retryAfterMs: delay ? parseDuration(delay) : null };
  },
};

function isDaily(detail: JsonObject): boolean {
  return objectsOf(detail.violations).some((violation) => asString(violation.quotaId)?.includes('PerDay'));
}

function untilMidnight(now: number): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Los_Angeles', timeStyle: 'medium' });
  const [hours = 0, minutes = 0, seconds = 0] = time.format(now).split(':').map(Number);
  return (24 * 3_600 - (hours * 3_600 + minutes * 60 + seconds)) * 1_000;
}
