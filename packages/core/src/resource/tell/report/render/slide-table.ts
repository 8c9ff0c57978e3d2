import type { Table } from '@svc/contract/tell/report';
import { type Language, shorten } from '@svc/figures';
import { heightOf, ink, linesOf, type Slide, soft } from './deck.ts';
import type { Box } from './slide-figure.ts';
import { readable } from './value.ts';

/** Points, the largest first. Smaller ones cannot be read from a chair. */
const sizes = [16, 14, 12, 11] as const;
const mostColumns = 7;
const mostLetters = 260;
/** Margins of a text in its cell, left and right, and above and below, in inches. */
const [beside, around] = [0.2, 0.12];

/** Draws as many rows as fit, in the largest letters in which all would fit. Returns how many rows stand there. */
export function addTable(slide: Slide, { columns, rows }: Table, language: Language, box: Box): number {
  const shown = columns.slice(0, mostColumns);
  const labels = shown.map(({ label }) => label);
  const texts = rows.map((cells) =>
    shown.map((column, at) => shorten(readable(cells[at] ?? null, column, language), mostLetters)),
  );
  const widths = widthsOf([labels, ...texts], box.w);
  const heights = (size: number) =>
    [labels, ...texts].map(
      (cells) =>
        Math.max(
          ...cells.map((text, at) => heightOf(linesOf(text, (widths[at] ?? 1) - beside, size), size)),
        ) + around,
    );
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const size = sizes.find((one) => sum(heights(one)) <= box.h) ?? 11;
  const all = heights(size);
  let fitting = 0;
  while (fitting < texts.length && sum(all.slice(0, fitting + 2)) <= box.h) fitting += 1;
  const alignOf = (at: number) =>
    shown[at]?.kind === 'text' || shown[at]?.kind === 'date' ? ('left' as const) : ('right' as const);
  slide.addTable(
    [
      labels.map((text, at) => ({ text, options: { bold: true, color: soft, align: alignOf(at) } })),
      ...texts
        .slice(0, fitting)
        .map((cells) => cells.map((text, at) => ({ text, options: { color: ink, align: alignOf(at) } }))),
    ],
    {
      x: box.x,
      y: box.y,
      w: box.w,
      colW: widths,
      rowH: all.slice(0, fitting + 1),
      fontSize: size,
      valign: 'middle',
      margin: [around / 2, beside / 2, around / 2, beside / 2],
      border: { type: 'solid', pt: 0.5, color: 'D0D7DE' },
      autoPage: false,
    },
  );
  return fitting;
}

/** Shares of the width by what columns hold: a long one takes more, and none less than its longest word. */
function widthsOf(lines: readonly (readonly string[])[], width: number): number[] {
  const count = lines[0]?.length ?? 0;
  const weights = Array.from({ length: count }, (_, at) => {
    const texts = lines.map((cells) => cells[at] ?? '');
    const longest = Math.max(...texts.map(({ length }) => length));
    const word = Math.max(...texts.flatMap((text) => text.split(' ').map(({ length }) => length)));
    return Math.max(word * 1.15, Math.min(longest, 14), Math.sqrt(longest) * 3.2);
  });
  const all = weights.reduce((sum, one) => sum + one, 0);
  return weights.map((one) => (one * width) / all);
}
