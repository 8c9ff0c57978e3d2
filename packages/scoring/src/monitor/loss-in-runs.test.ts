import { expect, test } from 'vitest';
import { wilsonInterval } from '../interval/wilson.ts';
import { createRandom, type Random } from '../random/index.ts';
import { estimateLossInRuns } from './index.ts';

/** Calls in a row, lost in runs of a mean length. */
function calls(random: Random, count: number, { rate, length }: { rate: number; length: number }) {
  const end = 1 / length;
  const begin = (end * rate) / (1 - rate);
  let lost = random() < rate;
  let successes = 0;
  for (let call = 0; call < count; call += 1) {
    if (lost) successes += 1;
    lost = lost ? random() >= end : random() < begin;
  }
  return { successes, trials: count };
}

test('holds the share of calls lost in runs, where independent calls would be much too sure', () => {
  const random = createRandom(12);
  const world = { rate: 0.15, length: 6 };
  let [held, naive] = [0, 0];
  const repeats = 600;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const scans = Array.from({ length: 12 }, () => calls(random, 200, world));
    const look = calls(random, 200, world);
    const { ci, value } = estimateLossInRuns(scans, look);
    const plain = wilsonInterval(value, look.trials);
    if (ci.low <= world.rate && world.rate <= ci.high) held += 1;
    if (plain.low <= world.rate && world.rate <= plain.high) naive += 1;
  }
  expect(naive / repeats).toBeLessThan(0.65);
  expect(held / repeats).toBeGreaterThan(0.9);
});

test('an outage is still told where engines are calm, and after outages it takes a larger one', () => {
  const calm = Array.from({ length: 8 }, () => ({ successes: 1, trials: 200 }));
  const outage = { successes: 90, trials: 200 };
  expect(estimateLossInRuns(calm, outage).ci.low).toBeGreaterThan(0.3);
  const unruly = calm.map((one, at) => (at % 2 === 0 ? outage : one));
  expect(estimateLossInRuns(unruly, outage).ci.low).toBeLessThan(0.2);
  expect(estimateLossInRuns([], { successes: 0, trials: 3 }).effectiveCalls).toBe(3);
  expect(() => estimateLossInRuns([], { successes: 0, trials: 0 })).toThrow(RangeError);
});
