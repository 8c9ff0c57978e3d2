import type { PanelLook } from '@svc/scoring';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

/** Forty cells that are asked ten times each, with the brand in so many of ten answers on average, give or take one. */
const look = (share: number): PanelLook =>
  Array.from({ length: 40 }, (_, at) => ({
    successes: Math.floor(share + (at % 10) / 10) + (at % 3) - 1,
    trials: 10,
  }));

test('a chart that looks both ways does not tell a fall of a scan that is above its baseline', () => {
  const rule = {
    ...({ kind: 'sequential', direction: 'both', threshold: null } as const),
    ...{ baselineScans: 3, minimumPrompts: 10, minimumEffect: 0.02 },
  };
  const panel = [5, 5, 5, 1, 1, 1, 6].map(look);
  const verdicts = judge(rule, { cells: [], panel, beside: [] });
  expect(verdicts.slice(3, 6).some((one) => one?.state === 'fires' && one.direction === 'fall')).toBe(true);
  expect(verdicts[6]).toMatchObject({ state: 'calm', direction: 'fall' });
});

test('surfaces share the false alarms of one: what one chart tells alone it does not tell beside four calm ones', () => {
  const rule = {
    ...({ kind: 'sequential', direction: 'fall', threshold: null } as const),
    ...{ baselineScans: 6, minimumPrompts: 10, minimumEffect: 0.02 },
  };
  const calm = Array.from({ length: 8 }, () => look(5));
  const fires = (share: number, beside: number): boolean =>
    judge(rule, {
      cells: [],
      panel: [...calm.slice(0, 6), look(share), look(share)],
      beside: Array.from({ length: beside }, () => calm),
    }).at(-1)?.state === 'fires';
  const shares = [4.9, 4.8, 4.7, 4.6, 4.5, 4.4, 4.3, 4.2, 4, 3];
  const first = (beside: number): number => shares.findIndex((share) => fires(share, beside));
  expect(first(0)).toBeLessThan(first(4));
  expect(fires(3, 4)).toBe(true);
});
