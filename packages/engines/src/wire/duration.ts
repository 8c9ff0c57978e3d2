const units: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** Milliseconds of a duration as Go and protobuf write it: `12ms`, `34.4s`, `1m30s`. null when unreadable. */
export function parseDuration(text: string): number | null {
  if (text.length > 100 || !/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return null;
  let sum = 0;
  for (const [, amount, unit] of text.matchAll(/(\d{1,20}(?:\.\d{1,20})?)(ms|s|m|h)/g)) {
    sum += Number(amount) * (units[unit ?? ''] ?? 0);
  }
  return sum;
}

/**
 * Milliseconds from `now` that a header value names: seconds, a Go duration, or a date (HTTP or RFC 3339).
 * Never negative; null when unreadable.
 */
export function parseWait(text: string, now: number): number | null {
  const value = text.trim();
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const duration = parseDuration(value);
  if (duration !== null) return duration;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** The wait that a response's headers ask for: `retry-after-ms`, then `retry-after`. */
export function readRetryAfter(headers: Record<string, string>, now: number): number | null {
  const milliseconds = headers['retry-after-ms'];
  if (milliseconds !== undefined && /^\d+(\.\d+)?$/.test(milliseconds.trim())) return Number(milliseconds);
  const header = headers['retry-after'];
  return header === undefined ? null : parseWait(header, now);
}
