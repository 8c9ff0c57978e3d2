import type { Feasibility } from '@svc/contract/goal';
import { points } from '../../prose/index.ts';
import type { Series } from '../analytics/index.ts';

const day = 86_400_000;
type Points = Series['points'];

/** How often the figure rose by as much as is needed, in as many days, with nothing else changed in between. */
export function feasibilityOf(points: Points, target: number, days: number): Feasibility {
  const now = points.at(-1)?.figure.value ?? null;
  const needed = now === null ? null : target - now;
  const moves = movesIn(points, days * day);
  const seen = needed === null ? 0 : moves.filter((move) => move >= needed - 1e-9).length;
  return {
    needed,
    days,
    periods: moves.length,
    seen,
    sentence: sentenceOf(needed, days, moves.length, seen),
  };
}

function movesIn(points: Points, length: number): number[] {
  const at = points.map((point) => Date.parse(point.at));
  return points.flatMap((from, first) => {
    const last = at.findIndex((time, index) => index > first && time >= (at[first] ?? 0) + length);
    const to = points[last];
    if (!to || from.figure.value === null || to.figure.value === null) return [];
    // Other prompts, engines or models move a figure without the brand.
    if (points.slice(first + 1, last + 1).some(({ breaks }) => breaks.length > 0)) return [];
    return [to.figure.value - from.figure.value];
  });
}

function sentenceOf(needed: number | null, days: number, periods: number, seen: number): string {
  const past = periods === 0 ? `the project’s history has no two comparable scans ${days} days apart` : null;
  if (needed === null) return 'Nothing has been measured yet, so the distance to the target is unknown.';
  if (needed <= 0)
    return `The newest scan already exceeds the target by ${points(needed)}. Now keep it there.`;
  return `Needs +${points(needed)} in ${days} days; ${past ?? `moves of that size were seen in ${seen} of ${periods} such periods`}.`;
}
