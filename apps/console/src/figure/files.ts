import { scope } from '../scope.ts';

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

/** Hands a file to the reader. Invented data says so in its name. */
export function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${scope.test ? 'test ' : ''}${name}`.replace(/[^\p{L}\p{N}.]+/gu, '-');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

/** An SVG as pixels, two for each of its own, so that it is sharp in a slide. */
export async function toPng(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth * 2;
  canvas.height = picture.naturalHeight * 2;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  return new Promise((resolve, reject) =>
    canvas.toBlob((bytes) => (bytes ? resolve(bytes) : reject(new Error('The picture is too large.')))),
  );
}
