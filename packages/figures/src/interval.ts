import type { Mark, Range, Tone } from './mark.ts';

interface BoxOptions {
  predicted?: boolean;
  /** Pixels; 12 unless told. */
  height?: number;
  fill?: Tone;
  /** The outline: `edge` for the own brand, `ctl` for others. */
  stroke?: Tone;
}

/** An interval as a box with an outline, at least 6 px wide; a predicted one is dashed and empty. */
export function intervalBox(
  x: (share: number) => number,
  range: Range,
  y: number,
  { predicted = false, height = 12, fill = 'band', stroke = 'edge' }: BoxOptions = {},
): Mark {
  const [from, to] = [x(range.low), x(range.high)];
  const width = Math.max(6, to - from);
  return {
    kind: 'rect',
    x: (from + to - width) / 2,
    y: y - height / 2,
    width,
    height,
    radius: Math.min(4, height / 2),
    fill: predicted ? 'panel' : fill,
    stroke,
    strokeWidth: 1,
    ...(predicted && { dash: '4 3' }),
  };
}

/** The value in its interval: 8 px with a ring in the colour of the panel; hollow where it is predicted. */
export const intervalDot = (x: number, y: number, predicted = false, tone: Tone = 'own'): Mark => ({
  kind: 'circle',
  x,
  y,
  radius: predicted ? 3.5 : 4,
  fill: predicted ? 'panel' : tone,
  stroke: predicted ? tone : 'panel',
  strokeWidth: 1.5,
});
