/** At the end: a zone by its name, or how far a time is from UTC. The year of 02-Nov-2026 is neither. */
const zone =
  /(?:z|gmt|utc|[ecmp][sd]t|(?::\d\d(?:\.\d+)?|\s|gmt|utc)\s*[+-]\d{1,2}(?::?\d\d)?)(?:\s*\(.*\))?$/i;
const isDay = /^\d{4}(?:-\d\d){0,2}$/;

/**
 * Milliseconds of a written time; NaN: it is none. One without a zone is taken for UTC, wherever this runs: `Date` reads most forms of
 * it as local time.
 */
export function parseTime(text: string): number {
  if (isDay.test(text) || zone.test(text)) return Date.parse(text);
  return Date.parse(/^\d{4}-\d\d-\d\dT/.test(text) ? `${text}Z` : `${text} UTC`);
}
