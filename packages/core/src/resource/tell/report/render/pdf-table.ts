import type { Table } from '@svc/contract/tell/report';
import type { Language, palettes } from '@svc/figures';
import type { ReportDocument } from './document.ts';
import { readable } from './value.ts';

interface Place {
  language: Language;
  colours: (typeof palettes)['light'];
  left: number;
  width: number;
  bottom: number;
  /** 1, or less where rows have to be smaller. */
  dense: number;
}

/** Points, where there is room for them. */
const usual = 8;
const gap = 6;

/** Rows with lines between them; the head is drawn again on each page. */
export function drawTable(document: ReportDocument, { title, columns, rows }: Table, place: Place): void {
  const { language, colours, left, width, bottom, dense } = place;
  const size = usual * dense;
  const texts = rows.map((cells) =>
    columns.map((column, at) => readable(cells[at] ?? null, column, language)),
  );
  document.style('plain').fontSize(size);
  const labels = columns.map(({ label }) => label);
  const widths = widthsOf(document, columns, texts, width);
  /** Text that fits on one line is not wrapped: wrapping takes most of the time. */
  const fits = (text: string, at: number): boolean =>
    !text.includes('\n') && document.widthOfString(text) <= (widths[at] ?? 0) - gap;
  const heightOf = (cells: readonly string[]): number =>
    Math.max(
      ...cells.map((text, at) =>
        fits(text, at)
          ? document.currentLineHeight(true)
          : document.heightOfString(text, { width: (widths[at] ?? 0) - gap }),
      ),
    ) + 4;

  const drawRow = (cells: readonly string[], bold: boolean, height: number): void => {
    document
      .style(bold ? 'bold' : 'plain')
      .fontSize(size)
      .fillColor(bold ? colours.soft : colours.ink);
    const top = document.y;
    let x = left;
    cells.forEach((text, at) => {
      const column = widths[at] ?? 0;
      const isText = columns[at]?.kind === 'text' || columns[at]?.kind === 'date';
      if (text !== '' && fits(text, at)) {
        const start = isText ? x : x + column - gap - document.widthOfString(text);
        document.text(text, start, top + 2, { lineBreak: false });
      } else document.text(text, x, top + 2, { width: column - gap, align: isText ? 'left' : 'right' });
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
  const drawHead = (): void => {
    document.style('bold').fontSize(size);
    drawRow(labels, true, heightOf(labels));
  };
  if (document.y + 50 > bottom) document.addPage();
  if (title !== '')
    document
      .style('bold')
      .fontSize(9)
      .fillColor(colours.ink)
      .text(title, left, document.y + 4, { paragraphGap: 2 });
  drawHead();
  for (const cells of texts) {
    document.style('plain').fontSize(size);
    const height = heightOf(cells);
    if (document.y + height > bottom) {
      document.addPage();
      drawHead();
    }
    drawRow(cells, false, height);
  }
  document.moveDown(0.8);
}

/** Columns as wide as their contents, together at most as wide as the page: the longest give way most. */
function widthsOf(
  document: ReportDocument,
  columns: Table['columns'],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const sample = rows.slice(0, 60);
  document.style('bold');
  // Words are broken only where that cannot be avoided.
  const longest = (text: string): number =>
    Math.max(...text.split(' ').map((word) => document.widthOfString(word)));
  const heads = columns.map(({ label }) => longest(label));
  const whole = columns.map(({ label }) => document.widthOfString(label));
  document.style('plain');
  const leastBy = (isWhole: (kind: string) => boolean): number[] =>
    columns.map(({ kind }, at) => {
      const measured = (text: string) => (isWhole(kind) ? document.widthOfString(text) : longest(text));
      return Math.max(heads[at] ?? 0, ...sample.map((cells) => measured(cells[at] ?? ''))) + gap + 1;
    });
  const sum = (widths: readonly number[]): number => widths.reduce((all, one) => all + one, 0);
  // A figure stays on one line with its interval, unless that leaves no room for the rest.
  const unbroken = leastBy((kind) => kind !== 'text');
  const least = sum(unbroken) <= width ? unbroken : leastBy(() => false);
  const wanted = least.map((one, at) =>
    Math.max(
      one,
      Math.min(whole[at] ?? 0, 90) + gap + 1,
      ...sample.map((cells) => document.widthOfString(cells[at] ?? '') + gap + 1),
    ),
  );
  const room = width - sum(least);
  if (room < 0) return least.map((one) => (one * width) / sum(least));
  const asked = sum(wanted) - sum(least);
  if (asked <= room) return wanted.map((one) => one + (width - sum(wanted)) / wanted.length);
  return least.map((one, at) => one + (((wanted[at] ?? one) - one) * room) / asked);
}
