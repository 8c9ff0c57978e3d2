import type { PanelLook } from '@svc/scoring';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

/** Forty cells that are asked ten times each, with the brand in so many of ten answers, give or take one. */
const look = (share: number): PanelLook =>
  Array.from({ length: 40 }, (_, at) => ({ successes: share + (at % 3) - 1, trials: 10 }));

test('a chart that looks both ways does not tell a fall of a scan that is above its baseline', () => {
  const rule = {
    ...({ kind: 'sequential', direction: 'both', threshold: null } as const),
    ...{ baselineScans: 3, minimumPrompts: 10, minimumEffect: 0.02 },
  };
  const panel = [5, 5, 5, 1, 1, 1, 6].map(look);
  const verdicts = judge(rule, [], panel);
  expect(verdicts.slice(3, 6).some((one) => one?.state === 'fires' && one.direction === 'fall')).toBe(true);
  expect(verdicts[6]).toMatchObject({ state: 'calm', direction: 'fall' });
});
