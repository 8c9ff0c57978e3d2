export type Cell = string | number | null;
export interface Table {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** RFC 4180; a cell that a spreadsheet would take for a formula is made text. */
export const toCsv = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n');

const csvCell = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const text = cell ?? '';
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Hands a file to the reader. */
export function save(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name.replace(/[^\p{L}\p{N}.]+/gu, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
