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

/** Rows as COPY writes them. */
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
