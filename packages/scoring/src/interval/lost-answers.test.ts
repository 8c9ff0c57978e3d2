import { expect, test } from 'vitest';
import { distinctAnswers } from './distinct.ts';
import { estimatePresenceBoth } from './estimate.ts';
import { type AskedCell, boundByLoss, detectLoss } from './lost-answers.ts';

/** Half the prompts always name the brand; the two halves lose these many of five answers. */
const panel = (lostWhereAlways: number, lostWhereNever: number): AskedCell[] =>
  Array.from({ length: 40 }, (_, i) => {
    const trials = 5 - (i % 2 === 0 ? lostWhereAlways : lostWhereNever);
    return { asked: 5, trials, successes: i % 2 === 0 ? trials : 0 };
  });

test('loss that goes with presence is found, in either direction, and even loss is not', () => {
  expect(detectLoss([{ weight: 1, cells: panel(2, 0) }])).toMatchObject({ lost: 0.2, related: true });
  expect(detectLoss([{ weight: 1, cells: panel(0, 2) }]).related).toBe(true);
  expect(detectLoss([{ weight: 1, cells: panel(1, 1) }])).toMatchObject({ lost: 0.2, related: false });
  expect(detectLoss([{ weight: 1, cells: panel(0, 0) }])).toEqual({ lost: 0, pValue: null, related: false });
});

test('an engine that names the brand more and loses more is no such loss', () => {
  const always = panel(2, 2).filter((_, i) => i % 2 === 0);
  const never = panel(0, 0).filter((_, i) => i % 2 === 1);
  expect(
    detectLoss([
      { weight: 1, cells: always },
      { weight: 1, cells: never },
    ]).related,
  ).toBe(false);
});

test('the bound holds what the lost answers could have said; the value stays', () => {
  const engines = [{ weight: 1, cells: panel(2, 0) }];
  const plain = estimatePresenceBoth(panel(2, 0));
  const { tracked, market } = boundByLoss(engines, plain);
  const none = estimatePresenceBoth(
    panel(2, 0).map(({ successes, asked }) => ({ successes, trials: asked })),
  );
  expect(tracked.value).toBe(plain.tracked.value);
  expect(tracked.ci?.low).toBe(none.tracked.ci?.low);
  expect(tracked.ci?.high).toBeGreaterThanOrEqual(plain.tracked.ci?.high ?? 1);
  expect(market.ci?.low).toBeLessThan(plain.market.ci?.low ?? 0);
  expect(tracked.ci?.method).toBe('bounded-by-loss');
});

test('counts that cannot be', () => {
  const cells = [{ asked: 2, trials: 3, successes: 1 }];
  expect(() => detectLoss([{ weight: 1, cells }])).toThrow(RangeError);
});

test('copies of an answer count once; an answer without a key is never a copy', () => {
  const answers = ['a', 'b', 'a', null, null, 'b', 'c'];
  expect(distinctAnswers(answers, (key) => key)).toEqual(['a', 'b', null, null, 'c']);
});
