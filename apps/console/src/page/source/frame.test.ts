import { expect, test } from 'vitest';
import { frameOf, gapIn } from './frame.ts';

const interval = (low: number, high: number) => ({ low, high, level: 0.95 as const, method: 'wilson' });

test('a gap is told from the own side, in the frame that is asked for', () => {
  const gap = {
    ...{ gap: 0.31, ci: interval(0.16, 0.46), verdict: 'behind' as const },
    tracked: { gap: 0.3, ci: interval(0.2, 0.4), verdict: 'behind' as const },
  };
  expect(gapIn(gap, 'market')).toEqual({ value: -0.31, ci: { low: -0.46, high: -0.16 }, verdict: 'behind' });
  expect(gapIn(gap, 'tracked')).toEqual({ value: -0.3, ci: { low: -0.4, high: -0.2 }, verdict: 'behind' });
  expect(gapIn({ ...gap, ci: null }, 'market').ci).toBeNull();
});

test('a rate is of these prompts unless the switch says otherwise', () => {
  const tracked = { value: 0.5, ci: interval(0.4, 0.6), n: 40, label: 'ok' as const };
  const rate = { ...tracked, value: 0.48, methodVersion: '1', tracked };
  expect([frameOf(rate, 'tracked').value, frameOf(rate, 'market').value]).toEqual([0.5, 0.48]);
});
