/** About 5,000 tokens: what clients still show a model whole. */
export const mostCharacters = 20_000;

interface Cut {
  data: unknown;
  /** What was left out, in words. */
  warnings: string[];
}

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string | number;
  path: string;
  size: number;
}

const longText = 2_000;

/** Shortens the longest lists, then the longest texts, until the whole fits; the JSON stays valid. */
export function shrink(data: unknown, most = mostCharacters): Cut {
  if (JSON.stringify(data).length <= most) return { data, warnings: [] };
  const copy = structuredClone(data);
  const lengths = new Map<string, { had: number; has: number }>();
  for (let size = JSON.stringify(copy).length; size > most; size = JSON.stringify(copy).length) {
    const place = largest(copy);
    if (!place) break;
    const value = (place.holder as Record<string | number, unknown>)[place.key];
    const shortened = Array.isArray(value)
      ? value.slice(0, keep(value, size - most))
      : `${String(value).slice(0, longText / 2)}…`;
    (place.holder as Record<string | number, unknown>)[place.key] = shortened;
    if (Array.isArray(value)) {
      const had = lengths.get(place.path)?.had ?? value.length;
      lengths.set(place.path, { had, has: (shortened as unknown[]).length });
    } else lengths.set(place.path, { had: String(value).length, has: longText / 2 });
  }
  const warnings = [...lengths].map(
    ([path, { had, has }]) =>
      `${path}: ${has} of ${had} shown, the rest would not fit: ask for less at once, or choose “fields”.`,
  );
  return { data: copy, warnings };
}

/** As many items as fit once `over` characters are gone, but at least half: another list may be the longer one then. */
function keep(list: readonly unknown[], over: number): number {
  let gone = 0;
  let count = list.length;
  while (count > list.length / 2 && gone < over) {
    count -= 1;
    gone += JSON.stringify(list[count]).length + 1;
  }
  return count;
}

function largest(root: unknown): Place | null {
  let found: Place | null = null;
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const here = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      const list = Array.isArray(inner) && inner.length > 1;
      if (list || (typeof inner === 'string' && inner.length > longText)) {
        const size = JSON.stringify(inner).length;
        // A list that holds the rest of the answer is cut before what is in it.
        if (found === null || size > found.size)
          found = { holder: value as Place['holder'], key, path: here, size };
      }
      look(inner, here);
    }
  };
  look(root, '');
  return found;
}
