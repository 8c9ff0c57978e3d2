/** Ids, times, keys and addresses that are other ones in each run, made the same in all. */
const idPattern = /\b([a-z]{3})((?:_[0-9a-f]{32})+)\b/g;
const timePattern = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
/** The digits of a time behind an id. */
const versionPattern = /(?<=[0-9a-f]{32}\.)\d{20}\b/g;
const keyPattern = /\bsvc_(live|test)_[0-9A-Za-z]{49}\b/g;
const secretPattern = /\bwhsec_[0-9A-Za-z+/=]{20,}/g;
const localPattern = /\b127\.0\.0\.1:\d+\b/g;

const firstInstant = Date.parse('2026-11-20T09:00:00Z');
const longestList = 3;
const longestText = 600;

/** Numbered as they appear, by kind: the first project of each recording is the same one. */
function evenIds(text: string): string {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  const even = (id: string, prefix: string): string => {
    const number = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, number);
    known.set(id, `0199f3c2a1b47c3d8e4f${number.toString(16).padStart(12, '0')}`);
    return known.get(id) ?? id;
  };
  return text.replace(idPattern, (_, prefix: string, tail: string) => {
    const parts = tail.slice(1).split('_');
    return [prefix, ...parts.map((id) => known.get(id) ?? even(id, prefix))].join('_');
  });
}

/** In their order, a second apart. */
function evenTimes(text: string): string {
  const times = [...new Set(text.match(timePattern) ?? [])].sort();
  const evened = new Map(
    times.map((time, index) => [
      time,
      new Date(firstInstant + index * 1_000).toISOString().replace('Z', '000Z'),
    ]),
  );
  return text.replace(timePattern, (time) => evened.get(time) ?? time);
}

export function even<T>(value: T): T {
  const text = evenTimes(evenIds(JSON.stringify(value)))
    .replace(
      keyPattern,
      (_, mode: string) => `svc_${mode}_${'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLM'}`,
    )
    .replace(versionPattern, '20261120090000000000')
    .replace(secretPattern, `whsec_${'A'.repeat(43)}=`)
    .replace(localPattern, '127.0.0.1:8787');
  return JSON.parse(text);
}

/** Short enough to be read: the first of a list, the beginning of a text. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > longestText ? `${value.slice(0, longestText).trimEnd()} …` : value;
  if (Array.isArray(value)) return value.slice(0, longestList).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}
