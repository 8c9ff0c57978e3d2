import { intervalBox, intervalDot } from './interval.ts';
import { type Figure, line, type Mark, type Range } from './mark.ts';
import { linear } from './scale.ts';
import { counted, type Language, percent, shorten, wordsOf } from './wording.ts';

export interface BandRow {
  label: string;
  /** Share from 0 to 1; null: nothing was measured, and `reason` says why. */
  value: number | null;
  /** About these prompts. */
  tracked: Range | null;
  /** About questions like these; null: not known. */
  market: Range | null;
  /** How many answers there are; told where none of them has the brand. */
  trials?: number;
  /** The badge, shown as an outline when `predicted`. */
  provenance?: 'live' | 'cached' | 'predicted';
  reason?: string;
}

export interface FigureOptions {
  width?: number;
  language?: Language;
  title?: string;
}

/** Letters of a label, and what one takes in pixels. */
const [fewest, most, letter] = [29, 44, 7.2];

/** Beside each other where there is room; below it, the band stands under its label and value. */
function layoutOf(width: number, rows: readonly BandRow[]) {
  if (width < 500)
    return {
      narrow: true,
      rowHeight: 58,
      left: 12,
      right: width - 16,
      legend: 0,
      room: Math.floor((width - 130) / 7),
    };
  // Long labels take from the bands, up to a third of the picture.
  const longest = Math.max(...rows.map(({ label }) => label.length), fewest);
  const room = Math.min(longest, most, Math.max(fewest, Math.floor(width / 2.4 / letter)));
  const left = Math.round(room * letter) + 6;
  return { narrow: false, rowHeight: 34, left, right: width - 150, legend: left, room };
}

/** A row for each figure on one axis from 0 to 100%: the length of a band can be compared down the page. */
export function bandRows(rows: readonly BandRow[], options: FigureOptions = {}): Figure {
  const { width = 720, language = 'en' } = options;
  const words = wordsOf(language);
  const title = options.title ?? `${words.these} / ${words.like}`;
  const layout = layoutOf(width, rows);
  const { rowHeight, narrow, room } = layout;
  const top = 40;
  const bottom = top + rows.length * rowHeight;
  const x = linear([0, 1], [layout.left, layout.right]);
  const marks: Mark[] = [];
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    marks.push(line(x(tick), top - 6, x(tick), bottom, { stroke: 'line' }));
    marks.push({
      kind: 'text',
      x: x(tick),
      y: bottom + 16,
      text: percent(tick, null, language),
      anchor: 'middle',
      size: 12,
      fill: 'soft',
    });
  }
  const has = (band: 'tracked' | 'market') => rows.some((row) => row.value !== null && row[band] !== null);
  marks.push(...legend(words, layout.legend, { tracked: has('tracked'), market: has('market') }));
  rows.forEach((row, index) => {
    const start = top + index * rowHeight;
    const y = start + (narrow ? 40 : rowHeight / 2);
    const textY = narrow ? start + 16 : y + 4;
    marks.push(...drawRow(row, { index, y, textY, x, width, language, room }));
  });
  const said = rows.map(({ label, value, tracked, market, reason, trials }) =>
    value === null
      ? `${label}: ${reason ?? words.insufficient}`
      : `${label}: ${percent(value, tracked ?? market, language, trials ?? null)}${tracked && market ? `; ${words.like} ${percent(value, market, language)}` : ''}`,
  );
  const points = rows.map(({ value, trials }, index) => {
    const y = top + index * rowHeight;
    return {
      x: x(value ?? 0),
      y: y + rowHeight / 2,
      text: `${said[index]}${trials === undefined ? '' : `; ${words.answers(counted(trials, language))}`}`,
      box: { x: -4, y: y + 1, width: width + 8, height: rowHeight - 2 },
    };
  });
  const readings = { along: 'y' as const, points };
  return { width, height: bottom + 26, title, text: said.join('\n'), marks, readings };
}

/** Only the bands that are drawn. */
function legend(
  words: ReturnType<typeof wordsOf>,
  left: number,
  has: { tracked: boolean; market: boolean },
): Mark[] {
  const second = has.tracked ? left + 130 : left;
  const outline = { stroke: 'edge', strokeWidth: 1 } as const;
  const tracked: Mark[] = [
    { kind: 'rect', x: left, y: 8, width: 22, height: 12, radius: 4, fill: 'band', ...outline },
    { kind: 'text', x: left + 28, y: 18, text: words.these, size: 12, fill: 'soft' },
  ];
  const market: Mark[] = [
    { kind: 'rect', x: second, y: 5, width: 22, height: 18, radius: 4, fill: 'panel', ...outline },
    { kind: 'text', x: second + 28, y: 18, text: words.like, size: 12, fill: 'soft' },
  ];
  return [...(has.tracked ? tracked : []), ...(has.market ? market : [])];
}

interface Place {
  index: number;
  /** The middle of the band, and the line of the words. */
  y: number;
  textY: number;
  x: (share: number) => number;
  width: number;
  language: Language;
  /** Letters that a label may have. */
  room: number;
}

function drawRow(row: BandRow, { index, y, textY, x, width, language, room }: Place): Mark[] {
  const { label, value, tracked, market } = row;
  const marks: Mark[] = [{ kind: 'text', x: 0, y: textY, text: shorten(label, room) }];
  if (value === null) {
    const text = shorten(row.reason ?? wordsOf(language).insufficient, 60);
    marks.push({ kind: 'text', x: x(0) + 6, y: y + 4, text, size: 12, fill: 'soft' });
    return marks;
  }
  const predicted = row.provenance === 'predicted';
  const inner = tracked ?? market;
  // Both in one picture only where a report shows both: the wider one is then an outline.
  if (market && tracked) marks.push(intervalBox(x, market, y, { predicted, height: 18, fill: 'panel' }));
  if (inner) marks.push(intervalBox(x, inner, y, { predicted }));
  marks.push(intervalDot(x(value), y, predicted));
  marks.push({
    kind: 'text',
    x: width,
    y: textY,
    text: percent(value, tracked ?? market, language, row.trials ?? null),
    anchor: 'end',
    bold: true,
    row: index,
  });
  return marks;
}
