import type { Change } from './change.ts';
import type { Verdict } from './verdict.ts';

/** Scans closer together than this are looked at too often to believe one look alone. */
const daysOfOneLook = 5;

const middle = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/**
 * Whether a lasting change needs a second look. Each look is a chance of its own to be wrong: of projects without a change,
 * one of fourteen daily looks shows a lasting fall in 40 of 100, but two looks in a row against the same level, or one that is far out, in 6 of
 * 100 (row Y6). Scans five days apart or more give at most three chances in a fortnight, and one look is enough.
 *
 * @param times of the scans, in milliseconds, oldest first
 */
export function needsSecondLook(times: readonly number[]): boolean {
  const apart = middle(times.slice(1).map((time, at) => (time - (times[at] ?? time)) / 86_400_000));
  return apart !== undefined && apart < daysOfOneLook;
}

export type SecondLook = 'not_needed' | 'waiting' | 'confirmed';

const shows = (verdict: Verdict | undefined): boolean => verdict === 'rise' || verdict === 'fall';

type Shown = Pick<Change, 'verdict' | 'value' | 'ci'>;

/** A change so many times as large as its interval needs to leave 0 out counts at once. */
const farOut = 2;

function isFarOut({ value, ci }: Shown): boolean {
  if (value === null || !ci) return false;
  const near = value < 0 ? ci.high - value : value - ci.low;
  return Math.abs(value) > farOut * near;
}

/**
 * What the look before says of a change that this one shows. Both have to be measured from the same level, which neither is
 * part of.
 *
 * @param before the change of the look before; undefined where there was no level to measure it from
 */
export function secondLook(
  needed: boolean,
  now: Shown,
  before: Shown | undefined,
): { confirmation: SecondLook; verdict: Verdict } {
  const { verdict } = now;
  if (!needed || !shows(verdict)) return { confirmation: 'not_needed', verdict };
  return verdict === before?.verdict || isFarOut(now)
    ? { confirmation: 'confirmed', verdict }
    : { confirmation: 'waiting', verdict: 'no_change_shown' };
}

/** Whether the newest earlier look is left out of the level: it shows a change that this one may confirm. */
export const startsChange = (before: Shown | undefined): boolean => shows(before?.verdict);
