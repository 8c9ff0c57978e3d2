const hasZone = /(?:z|gmt|utc|[ecmp][sd]t|[+-]\d\d:?\d\d)(?:\s*\(.*\))?$/i;
const isDay = /^\d{4}(?:-\d\d){0,2}$/;

/**
 * Milliseconds of a written time; NaN: it is none. One without a zone is taken for UTC, wherever this runs: `Date` reads most forms of
 * it as local time.
 */
export function parseTime(text: string): number {
  if (isDay.test(text) || hasZone.test(text)) return Date.parse(text);
  const iso = /^(\d{4}-\d\d-\d\d)[T ](.+)$/.exec(text);
  return Date.parse(iso ? `${iso[1]}T${iso[2]}Z` : `${text} UTC`);
}
