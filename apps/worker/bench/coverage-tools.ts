export interface Interval {
  low: number;
  high: number;
}

export async function inTurns<T>(
  items: readonly T[],
  workers: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
    }),
  );
}

/** Written out here, so that the tested code does not check itself. */
export function wilson(rate: number, n: number): Interval {
  const z = 1.959964;
  const center = (rate + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { low: Math.max(0, center - reach), high: Math.min(1, center + reach) };
}

export const covers = ({ low, high }: Interval, truth: number): boolean => low <= truth && truth <= high;
export const round = (value: number): number => Math.round(value * 100) / 100;

const syllables = [
  'ba',
  'ko',
  'ri',
  'lu',
  'ne',
  'ta',
  'vo',
  'mi',
  'sa',
  'de',
  'fu',
  'po',
  'ga',
  'le',
  'zi',
  'ho',
];

/** A word that nobody uses, another for each number below 4,096. */
const wordOf = (number: number): string =>
  [number >> 8, number >> 4, number].map((part) => syllables[part & 15]).join('');

/** Questions that share no more than their frame: wordings that only differ in a number count as one question. */
export const questionsOf = (about: string, count: number, salt: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const [one, other, third] = [1, 7, 13].map((step) => wordOf(salt * 31 + at * (step + 16) + step * 257));
    return `Which till suits ${one} ${other} ${third} in ${about} ${salt}?`;
  });
