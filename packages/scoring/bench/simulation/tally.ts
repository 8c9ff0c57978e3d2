/** Coverage and width of one method in one cell of a simulation. */
export interface Tally {
  hits: number;
  count: number;
  width: number;
  squares: number;
}

export interface Tallied {
  /** Percent. */
  coverage: number;
  /** Mean, and its standard error. */
  width: number;
  widthError: number;
}

export function createTally(): Tally {
  return { hits: 0, count: 0, width: 0, squares: 0 };
}

export function addInterval(tally: Tally, ci: { low: number; high: number } | null, truth: number): void {
  const width = ci ? ci.high - ci.low : 1;
  tally.count += 1;
  tally.width += width;
  tally.squares += width * width;
  if (!ci || (ci.low <= truth && truth <= ci.high)) tally.hits += 1;
}

export function readTally({ hits, count, width, squares }: Tally): Tallied {
  const mean = width / count;
  return {
    coverage: (100 * hits) / count,
    width: mean,
    widthError: Math.sqrt(Math.max(0, squares / count - mean * mean) / count),
  };
}

/** Mean width of one over the other, and its standard error as if drawn apart. */
export function widthRatio(one: Tally, other: Tally): { ratio: number; error: number } {
  const [over, under] = [readTally(one), readTally(other)];
  const ratio = over.width / under.width;
  return { ratio, error: ratio * Math.hypot(over.widthError / over.width, under.widthError / under.width) };
}

/** Credits saved for the other's width, percent: widths fall with the square root of the credits. */
export function creditsSaved(one: Tally, other: Tally): { saved: number; savedError: number } {
  const { ratio, error } = widthRatio(one, other);
  return { saved: 100 * (1 - ratio ** 2), savedError: 200 * ratio * error };
}
