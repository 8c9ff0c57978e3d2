import type { GoalStanding } from '@svc/contract/act/goal';

interface Range {
  low: number;
  high: number;
}

/**
 * Where a figure stands beside the line from the first figure to the target: off it only by more than both figures’ noise. The
 * line starts from a scan that has noise of its own: without it, a brand that stays where it is was ahead or behind soon after the start in 16 of
 * 100 goals.
 *
 * @param start the interval of the first figure, and the part of the way from it to the target that is left; null: unknown
 */
export function paceOf(
  { value, ci }: { value: number; ci: Range },
  line: number,
  start: { ci: Range; left: number } | null,
): NonNullable<GoalStanding['pace']> {
  const half = start ? (start.left * (start.ci.high - start.ci.low)) / 2 : 0;
  if (value - line > Math.hypot(value - ci.low, half)) return 'ahead';
  return line - value > Math.hypot(ci.high - value, half) ? 'behind' : 'within_noise';
}
