import { describe, expect, test } from 'vitest';
import {
  backtestAlert,
  createRandom,
  decideStop,
  detectLoss,
  estimateCells,
  estimateChange,
  estimateLongRun,
  estimateModelAssisted,
  estimatePresenceBoth,
  estimateShare,
  estimateWithHistory,
  forecastScans,
  isTargetShown,
  planSamples,
  watchPanel,
  wilsonInterval,
} from './index.ts';

/** Values that plain JavaScript may pass where a number is asked for; some of them can be computed with. */
const asNumber = (value: unknown): number => value as number;
const bad = ['1', '', null, undefined, Number.NaN, -1, Number.POSITIVE_INFINITY, [1], {}].map(asNumber);
const fine = { successes: 1, trials: 3 };

const calls: Record<string, (value: number) => unknown> = {
  'successes of a prompt': (value) => estimatePresenceBoth([{ successes: value, trials: 3 }]),
  'answers of a prompt': (value) => estimatePresenceBoth([fine, { successes: 0, trials: value }]),
  'share of the noise known': (value) =>
    estimatePresenceBoth([fine], { noise: { share: value, prompts: 3 } }),
  'prompts of the noise known': (value) =>
    estimatePresenceBoth([fine], { noise: { share: 0.5, prompts: value } }),
  'answers of a cell': (value) => estimateCells([{ successes: 0, trials: value }]),
  'rate of Wilson': (value) => wilsonInterval(value, 10),
  'answers asked for': (value) => detectLoss([{ weight: 1, cells: [{ ...fine, lost: value, refused: 0 }] }]),
  'a prediction': (value) =>
    estimateModelAssisted(
      Array.from({ length: 12 }, () => ({ cluster: fine, predicted: 0.3 })),
      [value],
    ),
  'an earlier look': (value) =>
    estimateWithHistory([{ current: fine, history: [{ successes: value, trials: 1 }] }]),
  'a scan’s value': (value) =>
    estimateLongRun([0.2, 0.3, value].map((one, at) => ({ value: one, effectiveN: 20, trials: 20, at }))),
  'a scan’s size': (value) =>
    estimateLongRun([20, 30, value].map((effectiveN, at) => ({ value: 0.2, effectiveN, trials: 20, at }))),
  'a scan before the forecast': (value) =>
    forecastScans(
      [0.2, 0.3, 0.2, value].map((one, at) => ({ value: one, effectiveN: 20, trials: 20, at })),
      [9],
    ),
  'a scan before a target': (value) =>
    isTargetShown(
      [0.2, value].map((one, at) => ({ value: one, low: 0.1, effectiveN: 20, trials: 20, at: 7 * at })),
      0.3,
    ),
  'a compared cell': (value) =>
    estimateChange([{ cluster: 'a', engine: 'b', before: { successes: value, trials: 1 }, after: fine }], {
      question: 'market',
    }),
  'part of a share': (value) => estimateShare([{ part: value, whole: 3 }]),
  'whole of a share': (value) => estimateShare([{ part: 0, whole: value }]),
  'half-width to stop at': (value) => decideStop([], { halfWidth: value }),
  'half-width to plan for': (value) =>
    planSamples({ halfWidth: value, estimand: 'market' }, { maxPrompts: 10 }),
  'a watched look': (value) => watchPanel([[{ successes: value, trials: 3 }]]),
  'rates of a backtest': (value) =>
    backtestAlert({ rates: [value], samplesPerPrompt: 3, driftLogit: 0 }, createRandom(1), { panels: 1 }),
};

describe('what cannot be is refused, not computed with', () => {
  test.each(Object.entries(calls))('%s', (_, call) => {
    for (const value of bad) expect(() => call(value), String(value)).toThrow(/./);
  });

  test('and so is a size of Wilson that is not above 0', () => {
    for (const size of ['1', null, undefined, Number.NaN, -1, 0].map(asNumber))
      expect(() => wilsonInterval(0.5, size)).toThrow(RangeError);
  });
});

test('a prompt with a million answers takes no longer than another', () => {
  for (const successes of [0, 1, 300_000, 1_000_000]) {
    const cluster = { successes, trials: 1_000_000 };
    const start = process.cpuUsage();
    const { tracked } = estimatePresenceBoth([cluster]);
    const [cell] = estimateCells([cluster]);
    const { user } = process.cpuUsage(start);
    expect(tracked.value).toBe(successes / 1_000_000);
    expect(cell?.ci?.low).toBeLessThanOrEqual(successes / 1_000_000);
    // It once took two minutes; the benchmark measures speed itself.
    expect(user).toBeLessThan(2_000_000);
  }
});
