/**
 * Which of many tests may be called discoveries, with a false discovery rate of at most q.
 *
 * Benjamini and Hochberg 1995: adjusted p(i) = min over j ≥ i of p(j) · m / j; a discovery where it is ≤ q.
 * Valid for independent or positively dependent tests. In the order given; an empty list gives an empty list.
 */
export function benjaminiHochberg(
  pValues: readonly number[],
  q = 0.1,
): { adjusted: number; discovery: boolean }[] {
  if (!(q > 0 && q < 1)) throw new RangeError('q lies between 0 and 1');
  if (pValues.some((p) => !(p >= 0 && p <= 1))) throw new RangeError('p-values lie in [0, 1]');
  const adjusted = new Array<number>(pValues.length).fill(1);
  const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => b.p - a.p);
  let smallest = 1;
  for (const [fromTop, { p, index }] of order.entries()) {
    smallest = Math.min(smallest, (p * pValues.length) / (pValues.length - fromTop));
    adjusted[index] = smallest;
  }
  return adjusted.map((value) => ({ adjusted: value, discovery: value <= q }));
}

/** What a test of a family is worth beside the others. */
export interface Judged {
  /** null: it was not tested. */
  qValue: number | null;
  discovery: boolean;
}

/** Judges results that are told in one list as one family; those without a p-value were not tested. In the order given. */
export function judgeTogether(results: readonly { pValue: number | null }[], q?: number): Judged[] {
  const tested = results.flatMap(({ pValue }, at) => (pValue === null ? [] : [{ pValue, at }]));
  const found = benjaminiHochberg(
    tested.map(({ pValue }) => pValue),
    q,
  );
  const judged = results.map((): Judged => ({ qValue: null, discovery: false }));
  for (const [place, { at }] of tested.entries()) {
    const { adjusted, discovery } = found[place] ?? { adjusted: null, discovery: false };
    judged[at] = { qValue: adjusted, discovery };
  }
  return judged;
}
