import { scaleLinear } from 'd3-scale';
import type { FigureOptions } from './band-rows.ts';
import { type Figure, line, type Mark, type Range, type Tone } from './mark.ts';
import { points, shorten, type Verdict, verdictSign, wordsOf } from './wording.ts';

export interface DifferenceRow {
  label: string;
  /** After minus before, from −1 to 1; null: not comparable or too few. */
  difference: number | null;
  interval: Range | null;
  verdict: Verdict;
}

const tones: Record<Verdict, Tone> = {
  rise: 'rise',
  fall: 'fall',
  no_change_shown: 'none',
  too_few: 'none',
  not_comparable: 'none',
};
const rowHeight = 30;
const labelWidth = 190;
const verdictWidth = 250;

/** Changes with their own interval: two intervals that overlap say nothing about a change. */
export function differenceRows(rows: readonly DifferenceRow[], options: FigureOptions = {}): Figure {
  const { width = 720, language = 'en' } = options;
  const words = wordsOf(language);
  const top = 12;
  const bottom = top + rows.length * rowHeight;
  const widest = Math.max(
    0.05,
    ...rows.flatMap(({ interval }) => (interval ? [-interval.low, interval.high] : [])),
  );
  const x = scaleLinear([-widest, widest], [labelWidth, width - verdictWidth]).nice();
  const marks: Mark[] = [line(x(0), top - 4, x(0), bottom, { stroke: 'ink' })];
  for (const tick of x.ticks(4))
    marks.push({
      kind: 'text',
      x: x(tick),
      y: bottom + 16,
      text: `${Math.round(tick * 100)}`,
      anchor: 'middle',
      size: 11,
      fill: 'soft',
    });
  rows.forEach(({ label, difference, interval, verdict }, index) => {
    const y = top + index * rowHeight + rowHeight / 2;
    const tone = tones[verdict];
    marks.push({ kind: 'text', x: 0, y: y + 4, text: shorten(label, 26) });
    if (interval) {
      const box = {
        x: x(interval.low),
        y: y - 5,
        width: Math.max(2, x(interval.high) - x(interval.low)),
        height: 10,
      };
      marks.push({ kind: 'rect', ...box, radius: 5, fill: tone });
    }
    if (difference !== null)
      marks.push({
        kind: 'circle',
        x: x(difference),
        y,
        radius: 4,
        fill: 'page',
        stroke: 'ink',
        strokeWidth: 1.5,
      });
    const said = difference === null ? '' : ` ${points(difference, interval, language)}`;
    const text = `${verdictSign[verdict]} ${words.verdicts[verdict]}${said}`;
    marks.push({ kind: 'text', x: width, y: y + 4, text, anchor: 'end', size: 12, fill: tone });
  });
  const text = rows
    .map(({ label, difference, interval, verdict }) => {
      const said = difference === null ? '' : `, ${points(difference, interval, language)}`;
      return `${label}: ${words.verdicts[verdict]}${said}`;
    })
    .join('\n');
  return { width, height: bottom + 26, title: options.title ?? words.points, text, marks };
}
