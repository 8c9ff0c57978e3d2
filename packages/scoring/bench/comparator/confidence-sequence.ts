export interface SequenceInterval {
  low: number;
  high: number;
}

/**
 * An interval for the mean after every observation, valid at all of them at once: look as often as you like.
 *
 * Hedged betting confidence sequence (Waudby-Smith and Ramdas, JRSS-B 2024, §4.2): for each candidate mean m two
 * wagers, that the truth lies above and below; m is dropped for good once max(K⁺, K⁻)/2 reaches 1/α. Bets are
 * √(2 ln(2/α) / (σ̂² t ln(1+t))), cut at ½ of what could be lost. Any distribution on [0, 1], means included.
 * P(ever missing) ≤ α; costs 1.4 to 1.7 times the width of a fixed-size interval.
 *
 * @param values in random order, each in [0, 1]: presence rates of prompts as they come in
 * @param candidates resolution: ends are rounded outward to 1 / candidates
 */
export function confidenceSequence(
  values: readonly number[],
  alpha = 0.05,
  candidates = 500,
): SequenceInterval[] {
  const above = new Float64Array(candidates + 1);
  const below = new Float64Array(candidates + 1);
  const threshold = Math.log(2 / alpha);
  const sequence: SequenceInterval[] = [];
  let [first, last] = [0, candidates];
  let [sum, squares] = [0, 0];
  for (const [i, value] of values.entries()) {
    if (!(value >= 0 && value <= 1)) throw new RangeError('values lie in [0, 1]');
    const time = i + 1;
    const variance = (0.25 + squares) / time;
    const bet = Math.sqrt((2 * threshold) / (variance * time * Math.log(1 + time)));
    for (let c = first; c <= last; c += 1) {
      const mean = c / candidates;
      above[c] = (above[c] ?? 0) + Math.log1p(Math.min(bet, 0.5 / mean) * (value - mean));
      below[c] = (below[c] ?? 0) + Math.log1p(-Math.min(bet, 0.5 / (1 - mean)) * (value - mean));
    }
    while (first < last && Math.max(above[first] ?? 0, below[first] ?? 0) >= threshold) first += 1;
    while (last > first && Math.max(above[last] ?? 0, below[last] ?? 0) >= threshold) last -= 1;
    sequence.push({
      low: Math.max(0, first - 1) / candidates,
      high: Math.min(candidates, last + 1) / candidates,
    });
    sum += value;
    squares += (value - (sum + 0.5) / (time + 1)) ** 2;
  }
  return sequence;
}
