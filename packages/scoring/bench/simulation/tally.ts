/** Coverage and width of one method in one cell of a simulation. */
export interface Tally {
  hits: number;
  count: number;
  width: number;
}

export function createTally(): Tally {
  return { hits: 0, count: 0, width: 0 };
}

export function addInterval(tally: Tally, ci: { low: number; high: number } | null, truth: number): void {
  tally.count += 1;
  tally.width += ci ? ci.high - ci.low : 1;
  if (!ci || (ci.low <= truth && truth <= ci.high)) tally.hits += 1;
}

/** Coverage in percent, and mean width. */
export function readTally({ hits, count, width }: Tally): { coverage: number; width: number } {
  return { coverage: (100 * hits) / count, width: width / count };
}
