import { expect, test } from 'vitest';
import golden from '../../reference/golden-intervals.json' with { type: 'json' };
import { kornGraubardInterval } from './korn-graubard.ts';

test.each([golden.A_n20_k3, golden.D_n50_k5])('equals svyciprop(method = "beta")', (data) => {
  const { low, high } = kornGraubardInterval(data.y.map((successes) => ({ successes, trials: data.k })));
  expect(low).toBeCloseTo(data['pop KG-CP'][0] ?? Number.NaN, 6);
  expect(high).toBeCloseTo(data['pop KG-CP'][1] ?? Number.NaN, 6);
});
