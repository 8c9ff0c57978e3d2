import { expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { calmPanel, chanceOfNone, type PanelLook, simulatedRate, watchPanel } from './index.ts';

const random = createRandom(41);
const rates = Array.from({ length: 40 }, () => drawBeta(random, 0.3, 0.5));
const look = (drift = 0): PanelLook =>
  rates.map((rate) => {
    const odds = (rate / (1 - rate)) * Math.exp(drift);
    return { successes: drawBinomial(random, 3, odds / (1 + odds)), trials: 3 };
  });
const mean = (one: PanelLook): number =>
  one.reduce((sum, cell) => sum + (cell ? cell.successes / cell.trials : 0), 0) / one.length;
const still = Array.from({ length: 12 }, () => look());

test('drawn looks have the panel’s mean and samples, and fall by the drop from the look that it begins at', () => {
  const draw = calmPanel(still, random);
  const level = still.reduce((sum, one) => sum + mean(one), 0) / still.length;
  const drawn = Array.from({ length: 60 }, () => draw(6, { at: 3, drop: 0.1 }));
  const average = (at: number) => drawn.reduce((sum, panel) => sum + mean(panel[at] ?? []), 0) / drawn.length;
  expect(average(0)).toBeCloseTo(level, 1);
  expect(average(2) - average(3)).toBeGreaterThan(0.07);
  expect(average(2) - average(5)).toBeLessThan(0.13);
  expect(drawn[0]?.[0]?.every((cell) => cell?.trials === 3)).toBe(true);
});

test('a panel that wandered is drawn as one that wanders', () => {
  const walk = Array.from({ length: 16 }, (_, week) => look(0.9 * Math.sin(week / 3)));
  const spread = (looks: readonly PanelLook[]) => {
    const draw = calmPanel(looks, createRandom(3));
    const ends = Array.from({ length: 80 }, () => mean(draw(1)[0] ?? []));
    const centre = ends.reduce((sum, one) => sum + one, 0) / ends.length;
    return ends.reduce((sum, one) => sum + (one - centre) ** 2, 0) / ends.length;
  };
  expect(spread(walk)).toBeGreaterThan(3 * spread(still));
});

test('the chart seldom alarms on what is drawn from a calm panel', () => {
  const draw = calmPanel(still, createRandom(5));
  const alarms = Array.from({ length: 60 }, () => watchPanel(draw(26)).some(({ alert }) => alert)).filter(
    Boolean,
  ).length;
  const { value, ci } = simulatedRate(alarms, 60);
  expect(value).toBeLessThan(0.25);
  expect(ci.low).toBeLessThanOrEqual(value);
});

test('a cell that was never measured stays so, and a panel of none cannot be drawn', () => {
  const holes = still.map((one) => one.map((cell, at) => (at === 0 ? null : cell)));
  expect(calmPanel(holes, random)(2)[1]?.[0]).toBeNull();
  expect(() => calmPanel([look()], random)).toThrow(RangeError);
  expect(() => calmPanel([[null], [null]], random)).toThrow(RangeError);
});

test('the chance of none is that of drawing rates and answers', () => {
  const cells = [
    { successes: 1, trials: 3, now: 3 },
    { successes: 0, trials: 3, now: 2 },
  ];
  const draws = 20_000;
  let none = 0;
  for (let at = 0; at < draws; at += 1)
    none += cells.every(({ successes, trials, now }) => {
      const rate = drawBeta(random, successes + 1 / 6, trials - successes + 5 / 6);
      return drawBinomial(random, now, rate) === 0;
    })
      ? 1
      : 0;
  expect(chanceOfNone(cells)).toBeCloseTo(none / draws, 1.7);
  expect(chanceOfNone([{ successes: 0, trials: 9, now: 9 }])).toBe(1);
  expect(chanceOfNone([{ successes: 30, trials: 30, now: 5 }])).toBeLessThan(1e-3);
  expect(() => chanceOfNone([{ successes: 1, trials: 3, now: -1 }])).toThrow(RangeError);
});
