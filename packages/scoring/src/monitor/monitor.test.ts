import { describe, expect, test } from 'vitest';
import type { Cluster } from '../interval/cluster.ts';
import { estimatePresence } from '../interval/estimate.ts';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { driftCandidates, learnDrift } from './drift.ts';
import {
  backtestAlert,
  changeFromBaseline,
  decideStop,
  type PanelLook,
  watchPanel,
  widenForStopping,
} from './index.ts';

const random = createRandom(22);
const rates = Array.from({ length: 50 }, () => drawBeta(random, 0.3, 0.5));
const look = (shift: number): PanelLook =>
  rates.map((rate) => ({
    successes: drawBinomial(random, 3, Math.min(1, Math.max(0, rate + shift))),
    trials: 3,
  }));

describe('stopping early', () => {
  const draw = (n: number, mean = 0.05): Cluster[] =>
    Array.from({ length: n }, () => ({ successes: drawBinomial(random, 3, mean), trials: 3 }));

  test('stops when close enough, never before 30 prompts', () => {
    expect(decideStop(draw(200), { halfWidth: 0.1 }).stop).toBe(true);
    expect(decideStop(draw(200), { halfWidth: 0.01 }).stop).toBe(false);
    expect(decideStop(draw(29), { halfWidth: 0.9 }).stop).toBe(false);
    expect(decideStop([], { halfWidth: 0.1 })).toEqual({ stop: false, halfWidth: 1 });
  });

  test('rests on what is published then: the market interval, wider by a margin and named so', () => {
    const clusters = draw(80, 0.4);
    const plain = estimatePresence(clusters, { estimand: 'market' });
    const wide = widenForStopping(plain);
    const width = ({ ci }: typeof plain) => (ci ? ci.high - ci.low : Number.NaN);
    expect(width(wide) / width(plain)).toBeCloseTo(1.15, 6);
    expect(wide.ci?.method).toBe(`${plain.ci?.method}+stop-margin`);
    expect(decideStop(clusters, { halfWidth: 0.1 }).halfWidth).toBeCloseTo(width(wide) / 2, 12);
    const nothing = estimatePresence([], { estimand: 'market' });
    expect(widenForStopping(nothing)).toEqual(nothing);
  });

  test('a scan that may stop after any prompt misses no oftener than it says', () => {
    let [missed, asked] = [0, 0];
    for (let repeat = 0; repeat < 200; repeat += 1) {
      const all = Array.from({ length: 150 }, () => ({
        successes: drawBinomial(random, 3, drawBeta(random, 0.3, 0.5)),
        trials: 3,
      }));
      let n = 30;
      while (n < 150 && !decideStop(all.slice(0, n), { halfWidth: 0.1 }).stop) n += 1;
      const { ci } = widenForStopping(estimatePresence(all.slice(0, n), { estimand: 'market' }));
      missed += ci && ci.low <= 0.375 && 0.375 <= ci.high ? 0 : 1;
      asked += n / 200;
    }
    expect(missed / 200).toBeLessThan(0.05 + 2 * Math.sqrt(0.0475 / 200));
    expect(asked).toBeLessThan(120);
  });

  test('widths and answers that cannot be throw', () => {
    for (const halfWidth of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => decideStop([], { halfWidth })).toThrow(RangeError);
    expect(() => decideStop([{ successes: 4, trials: 3 }], { halfWidth: 0.1 })).toThrow(RangeError);
  });
});

describe('alerts', () => {
  test('a calm panel is left alone; a 10-point drop is found within 4 looks and named a drop', () => {
    const baseline = Array.from({ length: 8 }, () => look(0));
    const dropped = watchPanel([...baseline, ...Array.from({ length: 4 }, () => look(-0.15))]);
    expect(dropped.at(-1)?.alert).toBe('drop');
    const rose = watchPanel([...baseline, ...Array.from({ length: 4 }, () => look(0.15))]);
    expect(rose.at(-1)?.alert).toBe('rise');
    expect(watchPanel([...baseline, look(0)])).toHaveLength(1);
    expect(watchPanel(baseline.slice(0, 1))).toEqual([]);
  });

  test('the newest look’s own change is told whole, where the chart has gone a part of the way', () => {
    const panels = Array.from({ length: 200 }, () => [
      ...Array.from({ length: 8 }, () => look(0)),
      look(-0.15),
    ]);
    const truth = rates.reduce((sum, rate) => sum + Math.max(0, rate - 0.15) - rate, 0) / rates.length;
    const changes = panels.map((panel) => changeFromBaseline(panel, 8));
    expect(changes[0]?.value).toBeCloseTo(4 * (watchPanel(panels[0] ?? []).at(-1)?.smoothed ?? 0), 10);
    const holds = changes.filter((one) => one && one.ci.low <= truth && truth <= one.ci.high).length;
    expect(holds).toBeGreaterThan(180);
    const empty = rates.map(() => null);
    expect(changeFromBaseline([...(panels[0] ?? []), empty], 8)).toBeNull();
    expect(changeFromBaseline(panels[0]?.slice(0, 8) ?? [], 8)).toBeNull();
  });

  test('unmeasured prompts do not read as a drop', () => {
    const baseline = Array.from({ length: 8 }, () => look(0));
    const holes = look(0).map((cluster, i) => (i % 2 ? cluster : null));
    const empty = rates.map(() => null);
    expect(watchPanel([...baseline, holes, empty]).map(({ alert }) => alert)).toEqual([null, null]);
  });

  test('the backtest states few false alarms and high power, and drift makes it say less', () => {
    const calm = backtestAlert({ rates, samplesPerPrompt: 3, driftLogit: 0 }, random, { panels: 100 });
    expect(calm.falseAlarmRate).toBeLessThan(0.1);
    expect(calm.detectionRate).toBeGreaterThan(0.9);
    const restless = backtestAlert({ rates, samplesPerPrompt: 3, driftLogit: 1 }, random, { panels: 60 });
    expect(restless.detectionRate).toBeLessThan(0.75);
    expect(restless.falseAlarmRate).toBeLessThan(0.3);
    const wandering = { rates, samplesPerPrompt: 3, driftLogit: 0.3, correlation: 0.8 };
    expect(backtestAlert(wandering, random, { panels: 60 }).falseAlarmRate).toBeLessThan(0.3);
  });

  test('a baseline that wanders asks for more before it alerts than one that is still', () => {
    const still = Array.from({ length: 9 }, () => look(0));
    const wandering = Array.from({ length: 9 }, (_, week) => look(week === 8 ? 0 : 0.1 * (week % 4) - 0.15));
    const threshold = (looks: PanelLook[]) => watchPanel(looks)[0]?.threshold ?? 0;
    expect(threshold(wandering)).toBeGreaterThan(1.2 * threshold(still));
  });

  test('of five surfaces that drift, one in six half-years has a false alarm, and a fall at one is still found', () => {
    const drifting = { rates, samplesPerPrompt: 3, driftLogit: 0.46, correlation: 0.9 };
    const seeded = createRandom(5);
    const told = backtestAlert(drifting, seeded, { panels: 120, surfaces: 5 });
    expect(told.falseAlarmRate).toBeLessThan(0.22);
    const calm = { rates, samplesPerPrompt: 3, driftLogit: 0 };
    expect(backtestAlert(calm, seeded, { panels: 60, surfaces: 5 }).detectionRate).toBeGreaterThan(0.75);
  });

  test('calm surfaces beside it make a chart surer of a fall, restless ones less sure', () => {
    const seeded = createRandom(6);
    const draw = (shift: () => number) => Array.from({ length: 9 }, () => look(shift()));
    const own = draw(() => 0);
    const threshold = (beside: PanelLook[][]) => watchPanel(own, undefined, beside)[0]?.threshold ?? 0;
    const calm = [1, 2, 3, 4].map(() => draw(() => 0));
    const restless = [1, 2, 3, 4].map(() => draw(() => (seeded() - 0.5) * 0.5));
    expect(threshold(calm)).toBeLessThan(threshold([]));
    expect(threshold(restless)).toBeGreaterThan(threshold([]));
  });

  test('looks of other prompts, and rules and panels that cannot be, throw', () => {
    const baseline = Array.from({ length: 8 }, () => look(0));
    expect(() => watchPanel([...baseline, look(0).slice(1)])).toThrow(RangeError);
    expect(() => watchPanel([[{ successes: 4, trials: 3 }]])).toThrow(RangeError);
    expect(() => watchPanel(baseline, { lambda: 0, limit: 3, baselineLooks: 8 })).toThrow(RangeError);
    expect(() => backtestAlert({ rates: [], samplesPerPrompt: 3, driftLogit: 0 }, random)).toThrow(
      RangeError,
    );
    expect(() => backtestAlert({ rates: [0.5], samplesPerPrompt: 0, driftLogit: 0 }, random)).toThrow(
      RangeError,
    );
    expect(() => backtestAlert({ rates: [0.5], samplesPerPrompt: 3, driftLogit: -1 }, random)).toThrow(
      RangeError,
    );
  });
});

describe('drift', () => {
  const sampling = new Array<number>(40).fill(0.0007);
  const believed = (deviations: number[]) => {
    const drifts = learnDrift({ deviations, sampling }, driftCandidates(0.1))(deviations.length);
    const mean = (value: (drift: (typeof drifts)[number]) => number) =>
      drifts.reduce((sum, drift) => sum + drift.weight * value(drift), 0);
    return {
      weight: mean(() => 1),
      spread: mean(({ variance }) => variance),
      correlation: mean((one) => one.correlation),
    };
  };

  test('is learned from the looks: a smooth walk as autocorrelated, jumps as not, stillness as little', () => {
    const walk = Array.from({ length: 40 }, (_, week) => 0.12 * Math.sin(week / 4));
    const jumps = Array.from(
      { length: 40 },
      (_, week) => (week % 2 === 0 ? 0.1 : -0.1) * (week % 3 === 0 ? 1 : 0.6),
    );
    const still = Array.from({ length: 40 }, (_, week) => (week % 2 === 0 ? 0.01 : -0.01));
    expect(believed(walk).correlation).toBeGreaterThan(0.85);
    expect(believed(jumps).correlation).toBeLessThan(0.2);
    expect(believed(still).spread).toBeLessThan(believed(jumps).spread / 5);
    for (const looks of [walk, jumps, still]) expect(believed(looks).weight).toBeCloseTo(1, 12);
  });

  test('the level that deviations start from does not matter', () => {
    const walk = Array.from({ length: 40 }, (_, week) => 0.05 * Math.sin(week / 4));
    expect(believed(walk.map((one) => one + 0.2)).spread / believed(walk).spread).toBeCloseTo(1, 1);
  });
});
