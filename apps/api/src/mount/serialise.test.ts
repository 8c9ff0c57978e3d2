import { expect, test } from 'vitest';
import { z } from 'zod';
import { serialiser } from './serialise.ts';

test('fractions are written with four decimals at most, and the result itself keeps them all', () => {
  const serialise = serialiser(z.object({ rates: z.array(z.number()), name: z.string() }));
  const result = { rates: [1 / 3, 2, 0.25], name: '0.123456', at: new Date(0) };
  expect(serialise(result, 'live')).toBe(
    '{"rates":[0.3333,2,0.25],"name":"0.123456","at":"1970-01-01T00:00:00.000Z"}',
  );
  expect(result.rates[0]).toBe(1 / 3);
});
