interface Range {
  low: number;
  high: number;
  /** Default: .95. */
  level?: number;
}

const scaled = (share: number, digits: number): number => Number((100 * share).toFixed(digits)) + 0;
const withMinus = (value: number): string => String(value).replace('-', '−');
const unitOf = (value: number): string => (Math.abs(value) === 1 ? 'point' : 'points');

/** A difference of shares without its sign, which the words around it tell: “20.1 points”. */
export function points(share: number, digits = 1): string {
  const value = Math.abs(scaled(share, digits));
  return `${value} ${unitOf(value)}`;
}

/** “+20.1 points”, “−3 points”. */
export function signedPoints(share: number, digits = 1): string {
  const value = scaled(share, digits);
  return `${value > 0 ? '+' : ''}${withMinus(value)} ${unitOf(value)}`;
}

/** “95%: 4.7 to 35.5 points”: the unit stands once. `fell` turns a fall’s ends into what it fell by. */
export function pointsRange(
  { low, high, level = 0.95 }: Range,
  { fell = false, digits = 1 }: { fell?: boolean; digits?: number } = {},
): string {
  const [from, to] = (fell ? [-high, -low] : [low, high]).map((end) => scaled(end, digits));
  return `${scaled(level, 2)}%: ${withMinus(from ?? 0)} to ${withMinus(to ?? 0)} ${unitOf(to ?? 0)}`;
}

/** How much something rose or fell: “20.1 points (95%: 4.7 to 35.5 points)”. */
export const pointsWithRange = (share: number, range: Range, digits = 1): string =>
  `${points(share, digits)} (${pointsRange(range, { fell: share < 0, digits })})`;
