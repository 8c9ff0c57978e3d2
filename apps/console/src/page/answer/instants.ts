const hour = 3_600_000;

/** A period as the answers' lists take it. An instant of its own would be another question each second: the hour is enough. */
export const instantsOf = (ends: { from: number; to: number }, ended: boolean) => ({
  since: new Date(Math.floor(ends.from / hour) * hour).toISOString(),
  ...(ended && { until: new Date(Math.ceil(ends.to / hour) * hour).toISOString() }),
});
