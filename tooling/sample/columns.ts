import type { StoredColumn, StoredTable, TableRows } from '@svc/core/resource/across/sample-project';

/** A column told once for each value of another; null: that one does not decide it, or hardly repeats. */
function decided(column: readonly string[], by: readonly string[]): string[] | null {
  const known = new Map<string, string>();
  for (const [row, value] of by.entries()) {
    const own = column[row] ?? '';
    const before = known.get(value);
    if (before === undefined) known.set(value, own);
    else if (before !== own) return null;
  }
  return known.size * 2 < by.length ? [...known.values()] : null;
}

/** Rows as COPY writes them, column by column. */
export function toColumns({ columns, text }: TableRows): StoredTable {
  const lines = text.slice(0, -1).split('\n');
  const values = columns.map((): string[] => []);
  for (const line of lines) for (const [at, value] of line.split('\t').entries()) values[at]?.push(value);
  const stored: StoredColumn[] = [];
  for (const [at, column] of values.entries()) {
    let found: Pick<StoredColumn, 'from' | 'text'> = { from: null, text: column.join('\n') };
    for (const [earlier, by] of values.slice(0, at).entries()) {
      const short = stored[earlier]?.from === null ? decided(column, by) : null;
      if (short === null) continue;
      found = { from: earlier, text: short.join('\n') };
      break;
    }
    stored.push({ name: columns[at] ?? '', ...found });
  }
  return { rows: lines.length, columns: stored };
}
