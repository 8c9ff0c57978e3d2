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
 * weekday; weeks are taken as independent draws, so that the sum of w future weeks has the variance w s² + w²
 * s²/m.
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
  const weekdays = Array.from(
    { length: 7 },
    (_, weekday) => sum(days.filter((_, i) => i % 7 === weekday)) / weeks,
  );
  const totals = Array.from({ length: weeks }, (_, week) => sum(days.slice(week * 7, week * 7 + 7)));
  const mean = sum(totals) / weeks;
  const variance = sum(totals.map((total) => (total - mean) ** 2)) / (weeks - 1);
  const value = sum(Array.from({ length: horizon }, (_, day) => weekdays[day % 7] ?? 0));
  const ahead = horizon / 7;
  const half = studentQuantile(0.975, weeks - 1) * Math.sqrt(variance * (ahead + ahead ** 2 / weeks));
  const ci = {
    low: Math.max(0, value - half),
    high: value + half,
    level: 0.95,
    method: 'student-weeks',
  } as const;
  return { value, ci, weeks };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
