/**
 * Exact two-sided sign-flip test of integer differences: under no difference each one's sign is a fair coin.
 *
 * p = P(|Σ ±dᵢ| ≥ |Σ dᵢ|), by convolution (Pagano and Tritchler 1983), O(n Σ|dᵢ|). No differences: p = 1.
 * Source of the test: Fisher 1935, §21. Valid at every n; can't go below 2^(1 − number of non-zero differences).
 */
export function signFlipTest(differences: readonly number[]): number {
  const sizes = differences.map(Math.abs).filter((size) => size > 0);
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0));
  let reach = 0;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let chances = new Float64Array(total + 1);
  chances[0] = 1;
  // Only the sum of the items whose sign is flipped matters: Σ ± = total − 2 × flipped.
  for (const size of sizes) {
    const next = new Float64Array(total + 1);
    for (let flipped = 0; flipped <= reach; flipped += 1) {
      const half = (chances[flipped] ?? 0) / 2;
      next[flipped] = (next[flipped] ?? 0) + half;
      next[flipped + size] = (next[flipped + size] ?? 0) + half;
    }
    reach += size;
    chances = next;
  }
  let p = 0;
  for (const [flipped, chance] of chances.entries())
    if (Math.abs(total - 2 * flipped) >= observed) p += chance;
  return Math.min(1, p);
}
