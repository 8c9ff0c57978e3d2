import { expect, test } from 'vitest';
import { z } from 'zod';
import { serialiser } from './serialise.ts';

test('fractions are written with four decimals at most, and the result itself keeps them all', () => {
  const rate = z.object({ rate: z.number().nullable(), count: z.int() });
  const serialise = serialiser(
    z.object({
      rates: z.array(z.number()),
      name: z.string(),
      inner: z.array(rate),
      either: z.union([z.string(), rate]),
      free: z.record(z.string(), z.unknown()),
    }),
  );
  const result = {
    rates: [1 / 3, 2, 0.25],
    name: '0.123456',
    inner: [
      { rate: 2 / 3, count: 3 },
      { rate: null, count: 0 },
    ],
    either: { rate: 1 / 6, count: 1 },
    free: { deep: [{ share: 1 / 9 }] },
    at: new Date(0),
  };
  expect(serialise(result, 'live')).toBe(
    '{"rates":[0.3333,2,0.25],"name":"0.123456","inner":[{"rate":0.6667,"count":3},{"rate":null,"count":0}],"either":{"rate":0.1667,"count":1},"free":{"deep":[{"share":0.1111}]},"at":"1970-01-01T00:00:00.000Z"}',
  );
  expect(result.rates[0]).toBe(1 / 3);
  expect(result.inner[0]?.rate).toBe(2 / 3);
});
