import { type Columns, FieldName, fieldNames } from '@svc/contract/measure/answer-import';

/** A name without case and signs, as it is looked up. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Columns by their names, those that the caller named first. */
export function matchColumns(names: readonly string[], named: Columns): Columns {
  const byPlain = new Map(names.map((name) => [plainName(name), name] as const).reverse());
  const taken = new Set(Object.values(named));
  const columns: Columns = {};
  for (const field of FieldName.options) {
    const own = named[field];
    const found =
      own ??
      fieldNames[field]
        .map((plain) => byPlain.get(plain))
        .find((name) => name !== undefined && !taken.has(name));
    if (found === undefined || (own !== undefined && !names.includes(own))) continue;
    columns[field] = found;
    taken.add(found);
  }
  return columns;
}
