import { expect, test } from 'vitest';
import { createLag } from './replica.ts';

test('a copy is of the newest time whose log it has replayed, and too old after the bound', () => {
  const lag = createLag(10_000);
  expect(lag.asOf(0)).toBeNull();
  lag.note(1_000, 100, 50);
  expect(lag.asOf(1_000)).toBeNull();
  lag.note(2_000, 200, 150);
  expect(lag.asOf(2_000)).toBe(1_000);
  lag.note(3_000, 300, 300);
  expect(lag.asOf(3_000)).toBe(3_000);
  // Nothing happens on the primary: nothing is missing from the copy.
  lag.note(4_000, 300, 300);
  expect(lag.asOf(4_000)).toBe(4_000);
  // The copy is cut off while the primary goes on.
  for (let time = 5_000; time <= 14_000; time += 1_000) lag.note(time, 300 + time, 300);
  expect(lag.asOf(14_000)).toBe(4_000);
  expect(lag.asOf(14_001)).toBeNull();
  // A server that answers, but follows nobody; then a primary that does not answer.
  lag.note(15_000, 20_000, null);
  lag.note(16_000, null, 20_000);
  expect(lag.asOf(16_000)).toBe(15_000);
});
