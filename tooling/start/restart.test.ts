import { expect, test } from 'vitest';
import { createRestartPolicy } from './restart.ts';

test('one death an hour is started again for ever; a service that cannot live is given up within two minutes', () => {
  let now = 0;
  const seldom = createRestartPolicy(() => now);
  for (let hour = 0; hour < 200; hour += 1) {
    now += 3_600_000;
    expect(seldom()).toBe(250);
  }
  const broken = createRestartPolicy(() => now);
  const begun = now;
  const waits: number[] = [];
  for (let wait = broken(); wait !== null; wait = broken()) {
    waits.push(wait);
    now += wait + 10;
  }
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(now - begun).toBeLessThan(120_000);
});
