import type { Range } from './mark.ts';

/** A straight line from one range onto another. It has no ticks: d3-scale is for axes that need them. */
export function linear(
  from: readonly [number, number],
  to: readonly [number, number],
): (value: number) => number {
  const span = from[1] - from[0] || 1;
  return (value) => {
    const share = (value - from[0]) / span;
    return to[0] * (1 - share) + to[1] * share;
  };
}

const tops = [0.2, 0.4, 0.6, 0.8, 1];
const spans = [0.05, 0.1, 0.2, 0.5, 1];

/** The end of an axis of shares that starts at 0: the next of 20, 40, 60, 80 and 100% above the highest range. */
export function shareTop(ranges: readonly (Range | number | null)[]): number {
  const highest = Math.max(
    0,
    ...ranges.map((range) => (typeof range === 'number' ? range : (range?.high ?? 0))),
  );
  return tops.find((top) => top >= highest) ?? 1;
}

/** How far a difference reaches: its range, or the number alone where no range is known. */
export const reachOf = (value: number | null, range: Range | null): Range | null =>
  range ?? (value === null ? null : { low: value, high: value });

/** Half of an axis of differences that is symmetric about 0: the next of 5, 10, 20, 50 and 100 points. */
export function differenceSpan(ranges: readonly (Range | null)[]): number {
  const widest = Math.max(
    0,
    ...ranges.flatMap((range) => (range ? [Math.abs(range.low), Math.abs(range.high)] : [])),
  );
  return spans.find((span) => span >= widest) ?? 1;
}

/** Positions that keep their order and stand at least `apart` from one another, within `low` and `high`. */
export function pushApart(wanted: readonly number[], apart: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => at(wanted, one) - at(wanted, other));
  const placed = wanted.slice();
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(floor, at(wanted, index));
    floor = at(placed, index) + apart;
  }
  let ceiling = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(ceiling, at(placed, index));
    ceiling = at(placed, index) - apart;
  }
  return placed;
}

const at = (values: readonly number[], index: number): number => values[index] ?? 0;
