import { z } from 'zod';
import { normalOf, uniformOf } from '../truth/random.ts';

const milliseconds = z.number().min(0).max(3_600_000);

/** Milliseconds before an answer: a number, or a distribution. */
export const latencySchema = z.union([
  milliseconds,
  z.strictObject({ uniform: z.tuple([milliseconds, milliseconds]) }),
  z.strictObject({
    lognormal: z.strictObject({
      median: milliseconds,
      sigma: z.number().min(0).max(5),
      min: milliseconds.default(0),
      max: milliseconds.default(600_000),
    }),
  }),
]);
export type Latency = z.input<typeof latencySchema>;

/** Milliseconds for one request; the same key gives the same latency. */
export function latencyOf(latency: Latency, key: string): number {
  if (typeof latency === 'number') return latency;
  if ('uniform' in latency) {
    const [low, high] = latency.uniform;
    return low + (high - low) * uniformOf(`${key}|latency`);
  }
  const { median, sigma, min = 0, max = 600_000 } = latency.lognormal;
  return Math.min(Math.max(median * Math.exp(sigma * normalOf(`${key}|latency`)), min), max);
}
