const POINTS = 128;

/**
 * P(rank = r | brand named), r = 1..n, for Plackett-Luce order among the brands that are named, each
 * independently with probability `named[j]`.
 *
 * Plackett-Luce is a race of exponential clocks with rates `weights`. Given that the brand's clock rings at
 * u = exp(-w t), brand j is ahead with probability named[j] (1 - u^(w_j / w)), so the number ahead is
 * Poisson-binomial; the integral over u in (0, 1) is taken by the midpoint rule.
 */
export function rankDistribution(
  weights: readonly number[],
  named: readonly number[],
  brand: number,
): number[] {
  const size = weights.length;
  const own = weights[brand] ?? 1;
  const total = new Array<number>(size).fill(0);
  for (let point = 0; point < POINTS; point += 1) {
    const u = (point + 0.5) / POINTS;
    const ahead = new Array<number>(size).fill(0);
    ahead[0] = 1;
    for (let other = 0; other < size; other += 1) {
      if (other === brand) continue;
      const chance = (named[other] ?? 0) * (1 - u ** ((weights[other] ?? 1) / own));
      for (let count = size - 1; count >= 0; count -= 1) {
        ahead[count] =
          (ahead[count] ?? 0) * (1 - chance) + (count > 0 ? (ahead[count - 1] ?? 0) * chance : 0);
      }
    }
    for (let rank = 0; rank < size; rank += 1) total[rank] = (total[rank] ?? 0) + (ahead[rank] ?? 0) / POINTS;
  }
  return total;
}
