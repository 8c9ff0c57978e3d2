import { type Figure, line, type Mark, type Readings } from './mark.ts';

/** Which reading stands nearest to a point of the figure; null where there is none. */
export function nearestReading({ along, points }: Readings, x: number, y: number): number | null {
  const far = (point: { x: number; y: number }): number =>
    Math.hypot(along === 'y' ? 0 : point.x - x, along === 'x' ? 0 : point.y - y);
  let best: number | null = null;
  for (const [index, point] of points.entries()) {
    const other = best === null ? undefined : points[best];
    if (!other || far(point) < far(other)) best = index;
  }
  return best;
}

/** The next reading for a key, from a reading or from none; null: the key is not used by a figure. */
export function steppedReading(
  { columns = 1, points }: Readings,
  from: number | null,
  key: string,
): number | null {
  const last = points.length - 1;
  if (last < 0) return null;
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (by === undefined) return null;
  // Left and up begin at the last reading, right and down at the first.
  if (from === null) return by < 0 ? last : 0;
  const to = from + by;
  return to < 0 || to > last ? from : to;
}

/** Marks what is read: a line through its time, a ring around its point, or an outline of its row. */
export function readingMarks({ readings }: Figure, index: number): Mark[] {
  const point = readings?.points[index];
  if (!readings || !point) return [];
  const { x, y, box } = point;
  if (box) return [{ kind: 'rect', ...box, radius: 4, stroke: 'ctl', strokeWidth: 1.5 }];
  const { across } = readings;
  return [
    ...(across ? [line(x, across[0], x, across[1], { stroke: 'ink', strokeWidth: 1 })] : []),
    { kind: 'circle', x, y, radius: 7, stroke: 'ink', strokeWidth: 1.5 },
  ];
}
