/** The first ten ranks carry 86% of the weight. */
const persistence = 0.9;

/**
 * Rank-biased overlap of two rankings of the same items, extrapolated (Webber, Moffat and Zobel 2010, eq. 32):
 * (1 − p) Σ p^(d−1) A(d) + p^D A(D), p = .9, with A(d) the agreement of both lists down to depth d,
 * 2 |S ∩ T| ÷ (|S| + |T|), and D the depth of the longer list. Items that tie stand at the same depth, as there.
 *
 * @param first,second >= 0 for each item; the larger ones rank first, and items at 0 are not in the list
 * @returns 1 for the same order, 0 for lists without a common item; null where both are empty
 */
export function rankOverlap(first: readonly number[], second: readonly number[]): number | null {
  const [own, other] = [ranksOf(first), ranksOf(second)];
  const depth = Math.max(0, ...own, ...other);
  if (depth === 0) return null;
  // Items that enter at each depth: into both lists together, and into either.
  const common = zeros(depth + 1);
  const listed = zeros(depth + 1);
  for (let item = 0; item < own.length; item += 1) {
    const one = own[item] ?? 0;
    const two = other[item] ?? 0;
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
}

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Ranks from 1; tied items share the best of their ranks; items with 0 have rank 0. */
function ranksOf(values: readonly number[]): number[] {
  const ranks = zeros(values.length);
  for (let item = 0; item < values.length; item += 1) {
    const value = values[item] ?? 0;
    if (value <= 0) continue;
    let rank = 1;
    for (let other = 0; other < values.length; other += 1) if ((values[other] ?? 0) > value) rank += 1;
    ranks[item] = rank;
  }
  return ranks;
}
