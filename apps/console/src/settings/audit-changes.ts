/** One field of an entry: what it was, where that is known, and what it is now. */
export interface FieldChange {
  /** Names from outside in, such as filters, engines. */
  field: readonly string[];
  before?: unknown;
  after?: unknown;
}

/** Names that tell people nothing: ids of things, and sums that prove what was stored. */
const technical = /(?:^i|I)ds?$|^(?:hash|fingerprint|hint|digest)$/;
const anId = /^[a-z]{3}_[0-9a-f]{32}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const says = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isObject(value) && Object.keys(value).length === 0);

/** The fields of an entry's detail that say something, `before` beside `after` where it has both. */
export function fieldChanges(detail: Readonly<Record<string, unknown>>): FieldChange[] {
  const { before, after, ...rest } = detail;
  const set = Object.entries(rest).flatMap(([name, value]) => flat([name], undefined, value));
  if (isObject(after)) {
    const known = isObject(before) ? before : {};
    const changed = Object.entries(after).flatMap(([name, value]) => flat([name], known[name], value));
    return [...changed, ...set];
  }
  // An entry may name the state alone that was left: the new one stands among the other fields.
  if (typeof before === 'string' && 'state' in rest)
    return set.map((one) => (one.field[0] === 'state' ? { ...one, before } : one));
  return [...flat(['value'], before, after), ...set];
}

function flat(field: readonly string[], before: unknown, after: unknown): FieldChange[] {
  if (technical.test(field.at(-1) ?? '') || (typeof after === 'string' && anId.test(after))) return [];
  if (isObject(after)) {
    const known = isObject(before) ? before : {};
    return Object.entries(after).flatMap(([name, value]) => flat([...field, name], known[name], value));
  }
  if (!says(before) && !says(after)) return [];
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ field, ...(says(before) && { before }), ...(says(after) && { after }) }];
}
