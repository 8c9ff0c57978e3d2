import type { FigureOptions } from './band-rows.ts';
import { type Figure, line, type Mark, type Range, round, type Tone } from './mark.ts';
import { differenceSpan, linear, reachOf } from './scale.ts';
import { points, shorten, type Verdict, verdictSign, wordsOf } from './wording.ts';

export interface DifferenceRow {
  label: string;
  /** After minus before, from −1 to 1; null: not comparable or too few. */
  difference: number | null;
  interval: Range | null;
  /** null: nothing is tested here, as with a prediction. */
  verdict: Verdict | null;
  /** A narrower interval inside: of 80% where the outer one is of 95%. */
  inner?: Range | null;
  /** Drawn as an outline: it was not measured. */
  predicted?: boolean;
  /** Said beside the figure instead of the verdict. */
  note?: string;
}

const tones: Record<Verdict, Tone> = {
  rise: 'rise',
  fall: 'fall',
  no_change_shown: 'none',
  too_few: 'none',
  not_comparable: 'none',
};
/** Below this width names stand over their bars, and words below them. */
const roomy = 640;
const wide = { rowHeight: 30, verdictWidth: 250, bar: 15 };
const narrow = { rowHeight: 66, labelWidth: 12, verdictWidth: 12, bar: 31 };
/** Letters of a label, and what one takes in pixels: long labels take from the bars. */
const [fewest, most, letter] = [26, 40, 7.2];

function layoutOf(width: number, rows: readonly DifferenceRow[]) {
  if (width < roomy) return { isNarrow: true, ...narrow, letters: Math.floor(width / 7.5) };
  const longest = Math.max(fewest, ...rows.map(({ label }) => label.length));
  const letters = Math.min(longest, most, Math.max(fewest, Math.floor(width / 2.4 / letter)));
  return { isNarrow: false, ...wide, labelWidth: Math.round(letters * letter) + 4, letters };
}

/** Changes with their own interval: two intervals that overlap say nothing about a change. */
export function differenceRows(rows: readonly DifferenceRow[], options: FigureOptions = {}): Figure {
  const { width = 720, language = 'en' } = options;
  const words = wordsOf(language);
  const { isNarrow, rowHeight, labelWidth, verdictWidth, bar, letters } = layoutOf(width, rows);
  const top = 12;
  const bottom = top + rows.length * rowHeight;
  const span = differenceSpan(rows.map(({ difference, interval }) => reachOf(difference, interval)));
  const x = linear([-span, span], [labelWidth, width - verdictWidth]);
  const zero = (from: number, to: number): Mark => line(x(0), from, x(0), to, { stroke: 'ink' });
  const marks: Mark[] = isNarrow ? [] : [zero(top - 4, bottom)];
  for (const tick of [-span, -span / 2, 0, span / 2, span])
    marks.push({
      kind: 'text',
      x: x(tick),
      y: bottom + 16,
      text: `${round(tick * 100)}`.replace('-', '−'),
      anchor: 'middle',
      size: 12,
      fill: 'soft',
    });
  rows.forEach(({ label, difference, interval, verdict, inner, predicted, note }, index) => {
    const y = top + index * rowHeight + bar;
    if (isNarrow) marks.push(zero(y - 9, y + 9));
    const tone = verdict === null ? 'none' : tones[verdict];
    marks.push({ kind: 'text', x: 0, y: isNarrow ? y - 16 : y + 4, text: shorten(label, letters) });
    const band = (range: Range, height: number) => ({
      kind: 'rect' as const,
      x: x(range.low),
      y: y - height / 2,
      width: Math.max(2, x(range.high) - x(range.low)),
      height,
      radius: height / 2,
      ...(predicted
        ? { stroke: tone, fill: 'panel' as const, dash: '4 3', strokeWidth: 1.5 }
        : { fill: tone }),
    });
    if (interval) marks.push(band(interval, 10));
    if (inner) marks.push({ ...band(inner, 6), fill: 'band', stroke: tone, strokeWidth: 1 });
    if (difference !== null)
      marks.push({
        kind: 'circle',
        x: x(difference),
        y,
        radius: 4,
        fill: 'panel',
        stroke: 'ink',
        strokeWidth: 1.5,
      });
    const said = difference === null ? '' : points(difference, interval, language);
    const judged = verdict === null ? '' : `${verdictSign[verdict]} ${words.verdicts[verdict]}`;
    const text = [note ?? judged, said].filter((part) => part !== '').join(', ');
    marks.push({
      kind: 'text',
      ...(isNarrow ? { x: 0, y: y + 24, anchor: 'start' } : { x: width, y: y + 4, anchor: 'end' }),
      text,
      size: 12,
      fill: tone,
    });
  });
  const told = rows.map(({ label, difference, interval, verdict, note }) => {
    const judged = note ?? (verdict === null ? '' : words.verdicts[verdict]);
    const said = difference === null ? '' : points(difference, interval, language);
    return `${label}: ${[judged, said].filter((part) => part !== '').join(', ')}`;
  });
  const readings = {
    along: 'y' as const,
    points: rows.map(({ difference }, index) => {
      const y = top + index * rowHeight;
      return {
        x: x(difference ?? 0),
        y: y + rowHeight / 2,
        text: told[index] ?? '',
        box: { x: -4, y: y + 1, width: width + 8, height: rowHeight - 2 },
      };
    }),
  };
  const title = options.title ?? words.points;
  return { width, height: bottom + 26, title, text: told.join('\n'), marks, readings };
}
