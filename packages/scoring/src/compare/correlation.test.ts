import { expect, test } from 'vitest';
import { createRandom } from '../random/index.ts';
import { correlateSeries } from './correlation.ts';

test('Spearman’s coefficient of a published example (IQ and hours of television: -29/165)', () => {
  const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110];
  const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17];
  const found = correlateSeries(iq.map((one, at) => [one, hours[at] ?? 0]));
  expect(found?.value).toBeCloseTo(-29 / 165, 10);
  expect(found?.low).toBeLessThan(-29 / 165);
  expect(found?.high).toBeGreaterThan(0);
});

test('says nothing of few pairs, of what never changes, and of two lines', () => {
  const line = (count: number) => Array.from({ length: count }, (_, at) => [at, at] as const);
  expect(correlateSeries(line(7))).toBeNull();
  expect(correlateSeries(line(30).map(([at]) => [at, 1] as const))).toBeNull();
  expect(correlateSeries(line(30))).toBeNull();
  expect(() => correlateSeries([[1, Number.NaN]])).toThrow(RangeError);
});

/** Series that keep `memory` of their last value and have nothing to do with each other. */
function unrelated(seed: number, memory: number, count: number): [number, number][] {
  const random = createRandom(seed);
  const noise = () => random() + random() + random() + random() - 2;
  let [x, y] = [noise(), noise()];
  return Array.from({ length: count }, () => {
    [x, y] = [memory * x + noise(), memory * y + noise()];
    return [x, y];
  });
}

test.each([0, 0.6])('unrelated series of memory %d are seldom taken for related', (memory) => {
  const found = Array.from({ length: 400 }, (_, seed) => correlateSeries(unrelated(seed + 1, memory, 40)));
  const wrong = found.filter((one) => one && (one.low > 0 || one.high < 0)).length / found.length;
  expect(wrong).toBeLessThan(0.09);
  expect(found.filter((one) => one !== null).length).toBeGreaterThan(390);
});

test('a relation is found', () => {
  const pairs = unrelated(5, 0.3, 60).map(([x, y]) => [x, x + 0.3 * y] as const);
  expect(correlateSeries(pairs)?.low).toBeGreaterThan(0.6);
});
