/** The first ten ranks carry 86% of the weight. */
const persistence = 0.9;

/**
 * Rank-biased overlap of two rankings of the same items, extrapolated (Webber, Moffat and Zobel 2010, eq. 32):
 * (1 − p) Σ p^(d−1) A(d) + p^D A(D), p = .9, with A(d) the agreement of both lists down to depth d,
 * 2 |S ∩ T| ÷ (|S| + |T|), and D the depth of the longer list. Items that tie stand at the same depth, as there.
 *
 * @param most items of a ranking. The function that it returns fills the same lists anew at each call: simulations compare tens of
 * thousands of rankings
 * @returns a function of two lists, >= 0 for each item, and of the number of items, `most` at most; the larger ones rank first, and
 * items at 0 are not in the list. It gives 1 for the same order, 0 for lists without a common item; null where both are empty
 */
export function createRankOverlap(
  most: number,
): (first: ArrayLike<number>, second: ArrayLike<number>, items?: number) => number | null {
  const [own, other] = [new Uint32Array(most), new Uint32Array(most)];
  // Items that enter at each depth: into both lists together, and into either.
  const [common, listed] = [new Uint32Array(most + 1), new Uint32Array(most + 1)];
  return (first, second, items = first.length) => {
    const depth = Math.max(rank(first, own, items), rank(second, other, items));
    if (depth === 0) return null;
    common.fill(0, 0, depth + 1);
    listed.fill(0, 0, depth + 1);
    for (let item = 0; item < items; item += 1) {
      const [one, two] = [own[item] ?? 0, other[item] ?? 0];
      if (one > 0) listed[one] = (listed[one] ?? 0) + 1;
      if (two > 0) listed[two] = (listed[two] ?? 0) + 1;
      if (one > 0 && two > 0) common[Math.max(one, two)] = (common[Math.max(one, two)] ?? 0) + 1;
    }
    let [sum, agreement, both, all] = [0, 0, 0, 0];
    let weight = 1;
    for (let at = 1; at <= depth; at += 1) {
      both += common[at] ?? 0;
      all += listed[at] ?? 0;
      agreement = all === 0 ? 0 : (2 * both) / all;
      sum += weight * agreement;
      weight *= persistence;
    }
    return (1 - persistence) * sum + weight * agreement;
  };
}

/**
 * Fills in ranks from 1; tied items share the best of their ranks; items with 0 have rank 0.
 *
 * @returns the last rank
 */
function rank(values: ArrayLike<number>, ranks: Uint32Array, items: number): number {
  let last = 0;
  for (let item = 0; item < items; item += 1) {
    const value = values[item] ?? 0;
    let own = value > 0 ? 1 : 0;
    if (own > 0) for (let other = 0; other < items; other += 1) if ((values[other] ?? 0) > value) own += 1;
    ranks[item] = own;
    last = Math.max(last, own);
  }
  return last;
}
