import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import {
  backtestAlert,
  confidenceSequence,
  decideStop,
  finalEstimate,
  type PanelLook,
  watchPanel,
} from './index.ts';

const random = createRandom(22);
const rates = Array.from({ length: 50 }, () => drawBeta(random, 0.3, 0.5));
const look = (shift: number): PanelLook =>
  rates.map((rate) => ({
    successes: drawBinomial(random, 3, Math.min(1, Math.max(0, rate + shift))),
    trials: 3,
  }));

describe('confidence sequence', () => {
  test('looked at 200 times, it ever misses in at most 5 of 100 runs', () => {
    let missed = 0;
    for (let repeat = 0; repeat < 200; repeat += 1) {
      const values = Array.from(
        { length: 200 },
        () => drawBinomial(random, 3, drawBeta(random, 0.3, 0.5)) / 3,
      );
      missed += confidenceSequence(values, 0.05, 200).some(({ low, high }) => low > 0.375 || high < 0.375)
        ? 1
        : 0;
    }
    expect(missed / 200).toBeLessThan(0.05 + 2 * Math.sqrt(0.0475 / 200));
  });

  test('only ever narrows, starts at everything, and ends on the mean of constants', () => {
    const sequence = confidenceSequence(new Array<number>(400).fill(0.25));
    expect(sequence[0]).toEqual({ low: 0, high: 1 });
    for (const [i, { low, high }] of sequence.entries()) {
      expect(low).toBeGreaterThanOrEqual(sequence[i - 1]?.low ?? 0);
      expect(high).toBeLessThanOrEqual(sequence[i - 1]?.high ?? 1);
      expect(low <= 0.25 && 0.25 <= high).toBe(true);
    }
    const last = sequence.at(-1);
    expect((last?.high ?? 1) - (last?.low ?? 0)).toBeLessThan(0.1);
    expect(() => confidenceSequence([1.2])).toThrow(RangeError);
  });
});

describe('stopping early', () => {
  const clusters = (n: number) =>
    Array.from({ length: n }, () => ({ successes: drawBinomial(random, 3, 0.05), trials: 3 }));

  test('stops when close enough, never before 30 prompts', () => {
    expect(decideStop(clusters(200), { halfWidth: 0.1 }).stop).toBe(true);
    expect(decideStop(clusters(200), { halfWidth: 0.01 }).stop).toBe(false);
    expect(decideStop(clusters(29), { halfWidth: 0.9 }).stop).toBe(false);
    expect(decideStop([], { halfWidth: 0.1 })).toEqual({ stop: false, live: null, halfWidth: 1 });
    expect(() => decideStop([], { halfWidth: 0 })).toThrow(RangeError);
  });

  test('what is published then is the market interval and says when it is thin', () => {
    expect(finalEstimate(clusters(29)).label).toBe('indicative');
    const measured = [{ successes: 2, trials: 3 }, ...clusters(29)];
    expect(finalEstimate(measured)).toMatchObject({ label: 'ok', ci: { method: 'prompt-beta' } });
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

  test('unmeasured prompts do not read as a drop', () => {
    const baseline = Array.from({ length: 8 }, () => look(0));
    const holes = look(0).map((cluster, i) => (i % 2 ? cluster : null));
    const empty = rates.map(() => null);
    expect(watchPanel([...baseline, holes, empty]).map(({ alert }) => alert)).toEqual([null, null]);
  });

  test('the backtest states few false alarms and high power, and drift makes it say less', () => {
    const calm = backtestAlert({ rates, samplesPerPrompt: 3, driftLogit: 0 }, random, { panels: 200 });
    expect(calm.falseAlarmRate).toBeLessThan(0.15);
    expect(calm.detectionRate).toBeGreaterThan(0.9);
    const restless = backtestAlert({ rates, samplesPerPrompt: 3, driftLogit: 1 }, random, { panels: 100 });
    expect(restless.detectionRate).toBeLessThan(0.6);
    expect(restless.falseAlarmRate).toBeLessThan(0.3);
  });
});
