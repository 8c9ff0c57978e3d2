import { expect, test } from 'vitest';
import { changeOfCounts } from './count-change.ts';

test('Newcombe’s own example: 56 of 70 against 48 of 80 is .2, from .0524 to .3339', () => {
  const { value, ci } = changeOfCounts({ successes: 48, trials: 80 }, { successes: 56, trials: 70 });
  expect(value).toBeCloseTo(0.2, 10);
  expect(ci.low).toBeCloseTo(0.0524, 4);
  expect(ci.high).toBeCloseTo(0.3339, 4);
});

test('three answers prove nothing, and no answer is no count', () => {
  const { ci } = changeOfCounts({ successes: 0, trials: 3 }, { successes: 2, trials: 3 });
  expect(ci.low).toBeLessThan(0);
  expect(() => changeOfCounts({ successes: 0, trials: 0 }, { successes: 0, trials: 3 })).toThrow(RangeError);
});
