import type { Feasibility } from '@svc/contract/act/goal';
import { type Message, say } from '../../../i18n/index.ts';
import type { Series } from '../../read/analytics/index.ts';

const day = 86_400_000;
type Points = Series['points'];

/** Pairs of scans that are apart by more than this much of what is asked say nothing of it. */
const longest = 1.5;

/** How often the figure rose by as much as is needed, in as many days, with nothing else changed in between. */
export function feasibilityOf(points: Points, target: number, days: number): Feasibility {
  const now = points.at(-1)?.figure.value ?? null;
  const needed = now === null ? null : target - now;
  const moves = movesIn(points, days);
  const seen = needed === null ? 0 : moves.filter((move) => move >= needed - 1e-9).length;
  return {
    needed,
    days,
    periods: moves.length,
    seen,
    sentence: say(messageOf(needed, days, moves.length, seen)),
  };
}

function movesIn(points: Points, days: number): number[] {
  const at = points.map((point) => Date.parse(point.at));
  return points.flatMap((from, first) => {
    // In whole days: scans of a schedule begin some minutes sooner or later.
    const apart = at.map((time) => Math.round((time - (at[first] ?? 0)) / day));
    const last = apart.findIndex((length) => length >= days && length <= longest * days);
    const to = points[last];
    if (!to || from.figure.value === null || to.figure.value === null) return [];
    // Other prompts, engines or models move a figure without the brand.
    if (points.slice(first + 1, last + 1).some(({ breaks }) => breaks.length > 0)) return [];
    return [to.figure.value - from.figure.value];
  });
}

function messageOf(needed: number | null, days: number, periods: number, seen: number): Message {
  if (needed === null) return { id: 'goal.unknown', values: {} };
  if (needed <= 0) return { id: 'goal.reached', values: { beyond: needed } };
  return periods === 0
    ? { id: 'goal.no_past', values: { needed, days } }
    : { id: 'goal.past', values: { needed, days, seen, periods } };
}
