import { scaleLinear } from 'd3-scale';
import { type Figure, line, type Mark, type Range } from './mark.ts';
import { type Language, percent, shorten, wordsOf } from './wording.ts';

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

const rowHeight = 34;
const labelWidth = 215;
const valueWidth = 150;

/** A row for each figure on one axis from 0 to 100%: the length of a band can be compared down the page. */
export function bandRows(rows: readonly BandRow[], options: FigureOptions = {}): Figure {
  const { width = 720, language = 'en' } = options;
  const words = wordsOf(language);
  const title = options.title ?? `${words.these} / ${words.like}`;
  const top = 40;
  const bottom = top + rows.length * rowHeight;
  const x = scaleLinear([0, 1], [labelWidth, width - valueWidth]);
  const marks: Mark[] = [];
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    marks.push(line(x(tick), top - 6, x(tick), bottom, { stroke: 'line' }));
    marks.push({
      kind: 'text',
      x: x(tick),
      y: bottom + 16,
      text: `${tick * 100}%`,
      anchor: 'middle',
      size: 11,
      fill: 'soft',
    });
  }
  marks.push(...legend(words, x(0)));
  rows.forEach((row, index) => {
    marks.push(...drawRow(row, top + index * rowHeight + rowHeight / 2, x, width, language));
  });
  const text = rows
    .map(({ label, value, tracked, market, reason, trials }) =>
      value === null
        ? `${label}: ${reason ?? words.insufficient}`
        : `${label}: ${percent(value, tracked, language, trials ?? null)}${market ? `; ${words.like} ${percent(value, market, language)}` : ''}`,
    )
    .join('\n');
  return { width, height: bottom + 26, title, text, marks };
}

function legend(words: ReturnType<typeof wordsOf>, left: number): Mark[] {
  return [
    { kind: 'rect', x: left, y: 10, width: 22, height: 8, radius: 4, fill: 'band' },
    { kind: 'text', x: left + 28, y: 18, text: words.these, size: 11, fill: 'soft' },
    { kind: 'rect', x: left + 130, y: 8, width: 22, height: 12, radius: 6, fill: 'pale' },
    { kind: 'text', x: left + 158, y: 18, text: words.like, size: 11, fill: 'soft' },
  ];
}

function drawRow(
  row: BandRow,
  y: number,
  x: (share: number) => number,
  width: number,
  language: Language,
): Mark[] {
  const { label, value, tracked, market } = row;
  const marks: Mark[] = [{ kind: 'text', x: 0, y: y + 4, text: shorten(label, 30) }];
  if (value === null) {
    const text = shorten(row.reason ?? wordsOf(language).insufficient, 60);
    marks.push({ kind: 'text', x: x(0) + 6, y: y + 4, text, size: 12, fill: 'soft' });
    return marks;
  }
  const predicted = row.provenance === 'predicted';
  const band = (range: Range, height: number, tone: 'band' | 'pale'): Mark => ({
    kind: 'rect',
    x: x(range.low),
    y: y - height / 2,
    width: Math.max(2, x(range.high) - x(range.low)),
    height,
    radius: height / 2,
    title: percent(value, range, language),
    // A prediction is drawn as an outline: it was not measured.
    ...(predicted ? { stroke: tone, fill: 'page', dash: '4 3', strokeWidth: 1.5 } : { fill: tone }),
  });
  if (market) marks.push(band(market, 18, 'pale'));
  if (tracked) marks.push(band(tracked, 9, 'band'));
  marks.push({ kind: 'circle', x: x(value), y, radius: 4, fill: 'page', stroke: 'ink', strokeWidth: 1.5 });
  marks.push({
    kind: 'text',
    x: width,
    y: y + 4,
    text: percent(value, tracked, language, row.trials ?? null),
    anchor: 'end',
    bold: true,
  });
  return marks;
}
