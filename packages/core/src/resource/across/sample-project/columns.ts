export interface StoredColumn {
  name: string;
  /** The place of an earlier column whose value decides this one’s; null: it has values of its own. */
  from: number | null;
  /** A line for each row, or for each value of the other column in the order of their first rows. */
  text: string;
}

export interface StoredTable {
  rows: number;
  columns: StoredColumn[];
}

/** A column whose lines are read one after the other. */
export interface ReadColumn extends Pick<StoredColumn, 'from'> {
  /** Infinity: all that are left. */
  next: (lines: number) => string[];
}

/** Rows as COPY writes them, so many at once. */
export function* toRows(rows: number, columns: readonly ReadColumn[], atOnce: number): Generator<string> {
  const known = columns.map(() => new Map<string, string>());
  // Most tables are small: all their lines are taken without being counted.
  const isWhole = rows <= atOnce;
  for (let from = 0; from < rows; from += atOnce) {
    const count = Math.min(atOnce, rows - from);
    const values: string[][] = [];
    for (const [at, column] of columns.entries()) {
      const by = column.from === null ? undefined : values[column.from];
      const next = (lines: number) => column.next(isWhole ? Number.POSITIVE_INFINITY : lines);
      values.push(by ? spread(by, next, known[at]) : next(count));
    }
    const lines: string[] = [];
    for (let row = 0; row < count; row += 1) lines.push(values.map((column) => column[row]).join('\t'));
    yield `${lines.join('\n')}\n`;
  }
}

/** Each value of the other column has one of this one, which is `known` from its first row on. */
function spread(
  by: readonly string[],
  next: ReadColumn['next'],
  known = new Map<string, string>(),
): string[] {
  const added = [...new Set(by)].filter((value) => !known.has(value));
  const own = next(added.length);
  for (const [at, value] of added.entries()) known.set(value, own[at] ?? '');
  return by.map((value) => known.get(value) ?? '');
}
