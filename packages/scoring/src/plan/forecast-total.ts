import { studentQuantile } from '../distribution/index.ts';

export interface TotalForecast {
  value: number;
  ci: { low: number; high: number; level: 0.95; method: 'student-weeks' };
  /** Number of whole weeks used. */
  weeks: number;
}

/** With fewer weeks the variation between weeks is unknown. */
export const fewestWeeks = 4;

/**
 * The total of the coming days, from the totals of past days. A day is expected to be like the mean of its
 * weekday; weeks are taken as independent draws. The horizon is whole weeks and the first days of one more: those vary as the same
 * days of past weeks did, since a scan a week falls on one day and not on a seventh of each. The means' error is that of
 * both parts together.
 *
 * Source: the prediction interval for a sum, with Student's t of m − 1 degrees. Valid while weeks have no
 * trend and are independent; it cannot foresee a new kind of use. Never below 0.
 *
 * @param days totals, oldest first, whole weeks: the count is a multiple of 7 and at least 28
 * @param horizon days, at least 1
 */
export function forecastTotal(days: readonly number[], horizon: number): TotalForecast {
  const weeks = days.length / 7;
  if (!Number.isInteger(weeks) || weeks < fewestWeeks)
    throw new RangeError(`days are whole weeks, ${fewestWeeks} at least`);
  if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError('horizon must be a whole number ≥ 1');
  const whole = Math.floor(horizon / 7);
  const past = Array.from({ length: weeks }, (_, week) => days.slice(week * 7, week * 7 + 7));
  const [ofWeeks, ofDays] = [past.map(sum), past.map((week) => sum(week.slice(0, horizon % 7)))];
  const together = ofWeeks.map((total, week) => whole * total + (ofDays[week] ?? 0));
  const value = sum(together) / weeks;
  const variance = whole * varianceOf(ofWeeks) + varianceOf(ofDays) + varianceOf(together) / weeks;
  const half = studentQuantile(0.975, weeks - 1) * Math.sqrt(variance);
  const ci = {
    low: Math.max(0, value - half),
    high: value + half,
    level: 0.95,
    method: 'student-weeks',
  } as const;
  return { value, ci, weeks };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function varianceOf(totals: readonly number[]): number {
  const mean = sum(totals) / totals.length;
  return sum(totals.map((total) => (total - mean) ** 2)) / (totals.length - 1);
}
