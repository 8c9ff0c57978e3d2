import { expect, test } from 'vitest';
import { narrowedBy } from './narrower.ts';

const plan = (prompts: number, trackedHalfWidth: number, marketHalfWidth: number) => ({
  ...{ prompts, samplesK: 3, credits: prompts * 15, trackedHalfWidth, marketHalfWidth },
  ...{ detectableChange: 0.1, detectableMarketChange: null },
});

test('what would narrow a figure is told in its own terms: narrower than it, in its frame', () => {
  const plans = [plan(28, 0.078, 0.16), plan(56, 0.055, 0.12), plan(112, 0.039, 0.12)];
  const now = plan(28, 0.078, 0.16);
  const ci = { low: 0.33, high: 0.37 };
  const told = (frame: 'tracked' | 'market') =>
    narrowedBy(plans, { now, frame, ci }).map(({ prompts, before, after }) => [
      prompts,
      Math.round(before * 1_000),
      Math.round(after * 1_000),
    ]);
  expect(told('tracked')).toEqual([
    [56, 20, 14],
    [112, 20, 10],
  ]);
  expect(told('market')).toEqual([
    [56, 20, 15],
    [112, 20, 15],
  ]);
  const moreAnswers = { ...plan(28, 0.05, 0.14), samplesK: 6 };
  expect(narrowedBy([moreAnswers], { now, frame: 'tracked', ci })).toHaveLength(1);
  expect(narrowedBy([moreAnswers], { now, frame: 'market', ci })).toEqual([]);
  expect(narrowedBy(plans, { now: null, frame: 'tracked', ci })).toEqual([]);
});
