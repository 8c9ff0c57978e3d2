/** Escapes of NUL and of half a surrogate pair: Postgres stores neither, and one of them would refuse a whole batch. */
const unstorable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** JSON that Postgres takes whatever an engine wrote: characters that it can't hold become U+FFFD. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value);
  // JSON.stringify does not escape well-formed pairs, so any escape found here is a broken one.
  return text.includes('\\u0000') || text.includes('\\ud') ? text.replace(unstorable, '$1\\ufffd') : text;
}
