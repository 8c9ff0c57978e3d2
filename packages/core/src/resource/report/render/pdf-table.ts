import type { Language, palettes } from '@svc/figures';
import type PDFDocument from 'pdfkit';
import type { Table } from '../content.ts';
import { readable } from './value.ts';

type Document = InstanceType<typeof PDFDocument>;

interface Place {
  language: Language;
  colours: (typeof palettes)['light'];
  left: number;
  width: number;
  bottom: number;
}

const size = 7.2;
const gap = 6;

/** Rows with lines between them; the head is drawn again on each page. */
export function drawTable(document: Document, { title, columns, rows }: Table, place: Place): void {
  const { language, colours, left, width, bottom } = place;
  const texts = rows.map((cells) =>
    columns.map((column, at) => readable(cells[at] ?? null, column, language)),
  );
  document.font('plain').fontSize(size);
  const widths = widthsOf(
    document,
    columns.map(({ label }) => label),
    texts,
    width,
  );
  const heightOf = (cells: readonly string[]): number =>
    Math.max(...cells.map((text, at) => document.heightOfString(text, { width: (widths[at] ?? 0) - gap }))) +
    4;

  const drawRow = (cells: readonly string[], bold: boolean): void => {
    document
      .font(bold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(bold ? colours.soft : colours.ink);
    const [top, height] = [document.y, heightOf(cells)];
    let x = left;
    cells.forEach((text, at) => {
      const column = widths[at] ?? 0;
      const align = columns[at]?.kind === 'text' ? 'left' : 'right';
      document.text(text, x, top + 2, { width: column - gap, align });
      x += column;
    });
    document
      .moveTo(left, top + height)
      .lineTo(left + width, top + height)
      .lineWidth(0.5)
      .stroke(colours.line);
    document.x = left;
    document.y = top + height;
  };
  const labels = columns.map(({ label }) => label);
  if (document.y + 50 > bottom) document.addPage();
  document
    .font('bold')
    .fontSize(9)
    .fillColor(colours.ink)
    .text(title, left, document.y + 4, { paragraphGap: 2 });
  drawRow(labels, true);
  for (const cells of texts) {
    document.font('plain').fontSize(size);
    if (document.y + heightOf(cells) > bottom) {
      document.addPage();
      drawRow(labels, true);
    }
    drawRow(cells, false);
  }
  document.moveDown(0.8);
}

/** As wide as what they hold, and no more than the page together: the widest give way first. */
function widthsOf(
  document: Document,
  labels: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const sample = rows.slice(0, 60);
  const wanted = labels.map((label, at) => {
    const longestWord = Math.max(...label.split(' ').map((word) => document.widthOfString(word)));
    const longest = Math.max(0, ...sample.map((cells) => document.widthOfString(cells[at] ?? '')));
    return Math.max(longestWord * 1.12, longest) + gap + 1;
  });
  const all = wanted.reduce((sum, one) => sum + one, 0);
  if (all <= width) return wanted.map((one) => one + (width - all) / wanted.length);
  // The most that a column may have, so that all fit.
  const sorted = [...wanted].sort((a, b) => a - b);
  let [left, most] = [width, 0];
  for (const [at, one] of sorted.entries()) {
    most = left / (sorted.length - at);
    if (one > most) break;
    left -= one;
  }
  return wanted.map((one) => Math.min(one, most));
}
