export interface Period {
  start: Date;
  /** Exclusive. */
  end: Date;
}

/** The month that `now` is in, counted from a day: those of 31 January begin on 28 February, 31 March, 30 April. */
export function monthSince(anchor: Date, now: Date): Period {
  const guess =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const index = addMonths(anchor, guess) > now ? guess - 1 : guess;
  return { start: addMonths(anchor, index), end: addMonths(anchor, index + 1) };
}

/** The calendar month in UTC: budgets and caps of keys are counted in it. */
export const calendarMonth = (now: Date): Period =>
  monthSince(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)), now);

function addMonths(date: Date, count: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const result = new Date(date);
  result.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return result;
}
