import { shrunkDayVariance } from '../compare/day-variance.ts';
import { studentQuantile } from '../distribution/index.ts';
import { checkDated, type DatedFigure } from '../interval/long-run.ts';

/** A scan's tracked figure with the lower end of its 95% interval; `at` in days. */
export interface RangedFigure extends DatedFigure {
  low: number;
}

/** Days between two looks, with half a day for runs that begin a little early or late. */
const daysBetweenLooks = 4.5;
/** No day is farther off than this in logits: a larger step is a change of level, which is what a goal is set for. */
const farthestDay = 1;
/** Degrees of freedom of the usual variance alone. */
const priorDegrees = 3;

/**
 * Whether the level behind the scans is at least `target`: the newest look and the one before it both show it, the
 * variance of whole days included.
 *
 * A scan's interval is about its day, and each scan is one more chance to be wrong: of half-years whose level is two points
 * below the target, 57% had a scan whose whole interval was above it, where days differ by .2 logit. Here the end of a look
 * is value − √((value − low)² + (t s)²), with s² the variance of whole days: Σ ((b − a)² − noise) / 2 over neighbouring
 * looks (von Neumann 1941) with a prior of .1 logit worth four days, and t of looks + 2 degrees. Looks are at least five days apart,
 * since days in a row are alike: of looks in a row, the second would say little.
 *
 * @param scans comparable, oldest first
 * @returns false below two looks
 */
export function isTargetShown(scans: readonly RangedFigure[], target: number): boolean {
  checkDated(scans);
  const looks = apart(scans);
  return [looks, looks.slice(0, -1)].every((own) => lowestLevel(own) >= target);
}

/** The newest scan, the newest of those at least five days before it, and so on; oldest first. */
function apart(scans: readonly RangedFigure[]): RangedFigure[] {
  const looks: RangedFigure[] = [];
  for (const scan of scans.toReversed()) {
    const later = looks[0];
    if (!later || later.at - scan.at >= daysBetweenLooks) looks.unshift(scan);
  }
  return looks;
}

/** p(1 − p) of the figure; at 0 and 1 as if half an answer were of the other kind. */
function spreadOf({ value, effectiveN }: DatedFigure): number {
  const least = 0.5 / (effectiveN + 1);
  const rate = Math.min(1 - least, Math.max(least, value));
  return rate * (1 - rate);
}

/** The lower end of the level by the newest look. */
function lowestLevel(looks: readonly RangedFigure[]): number {
  const newest = looks.at(-1);
  if (!newest) return Number.NEGATIVE_INFINITY;
  const points = looks.map((look) => spreadOf(look) * Math.min(1, look.trials / look.effectiveN));
  const perLogit = points.reduce((sum, one) => sum + one, 0) / points.length;
  const most = (farthestDay * perLogit) ** 2;
  const seen = { sum: 0, count: 0 };
  for (const [at, after] of looks.entries()) {
    const before = looks[at - 1];
    if (!before) continue;
    const noise = spreadOf(before) / before.effectiveN + spreadOf(after) / after.effectiveN;
    seen.sum += Math.min(most, ((after.value - before.value) ** 2 - noise) / 2);
    seen.count += 1;
  }
  const days = Math.sqrt(shrunkDayVariance(seen, perLogit));
  const ofDays = studentQuantile(0.975, seen.count + priorDegrees) * days;
  return newest.value - Math.hypot(newest.value - newest.low, ofDays);
}
