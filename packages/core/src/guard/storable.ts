/**
 * Outside text as Postgres takes it: NUL and lone surrogates become U+FFFD, which keeps every offset, and what is
 * longer than `most` UTF-16 units is cut.
 */
export function storableText(text: string, most: number): string {
  const short = text.length > most ? text.slice(0, most) : text;
  // A pair cut in two leaves half of itself.
  return (short.includes('\u0000') ? short.replaceAll('\u0000', '\ufffd') : short).toWellFormed();
}

/** The same for every text inside plain data; also for keys, since they may come from outside. */
export function storable<T>(value: T, most: number): T {
  return clean(value, most) as T;
}

function clean(value: unknown, most: number): unknown {
  if (typeof value === 'string') return storableText(value, most);
  if (Array.isArray(value)) return value.map((item) => clean(item, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key, 200), clean(inner, most)]),
  );
}
