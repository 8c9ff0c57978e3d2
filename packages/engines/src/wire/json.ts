/** Narrowing of parsed JSON without copying: answers are read once, on the hot path, and fields come and go. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function asObject(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The objects of an array; nothing of anything else. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter((item): item is JsonObject => asObject(item) !== null) : [];
}

/** The non-empty strings of an array; nothing of anything else. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && item !== '')
    : [];
}

/** A string that is not empty. */
export function asString(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

export const asBoolean = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

export function asNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** `value.a.b` for `path = ['a', 'b']`; null as soon as a step is no object. */
export function objectAt(value: unknown, ...path: string[]): JsonObject | null {
  let current = asObject(value);
  for (const name of path) current = asObject(current?.[name]);
  return current;
}

/** undefined when the text is no JSON. White space around it is allowed: some engines send blank lines first. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
