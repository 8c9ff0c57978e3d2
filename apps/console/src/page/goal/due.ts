const hour = 3_600_000;
const day = 24 * hour;
/** No time zone's day ends later than this after it began in UTC. */
const latest = 36 * hour;

/**
 * The last moment of a goal's day in the zone whose days `dayOf` names, so that the axis and the forecast end with
 * that day. `due` is “2027-02-16”.
 */
export function endOfDue(due: string, dayOf: (at: number) => string): number {
  let at = Date.parse(due) + latest - 1;
  while (dayOf(at) > due) at -= hour / 4;
  return at;
}

/** Whole days from the newest scan, where a forecast begins, that end by then. */
export const daysUntil = (end: number, newest: number): number => Math.floor((end - newest) / day);
