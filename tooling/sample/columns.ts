import type { TableRows } from './rows.ts';

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

export function toRows({ rows, columns }: StoredTable): string {
  const values: string[][] = [];
  for (const { from, text } of columns) {
    const own = text.split('\n');
    const by = from === null ? undefined : values[from];
    values.push(by ? spread(own, by) : own);
  }
  const lines: string[] = [];
  for (let row = 0; row < rows; row += 1) lines.push(values.map((column) => column[row]).join('\t'));
  return `${lines.join('\n')}\n`;
}

function spread(own: readonly string[], by: readonly string[]): string[] {
  const known = new Map<string, string>();
  return by.map((value) => {
    const before = known.get(value) ?? own[known.size] ?? '';
    known.set(value, before);
    return before;
  });
}
