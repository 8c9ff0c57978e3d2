import { expect, test } from 'vitest';
import { distinctAnswers } from './distinct.ts';
import { estimatePresenceBoth } from './estimate.ts';
import { type AskedCell, boundByLoss, detectLoss } from './lost-answers.ts';

/** Half the prompts always name the brand; the two halves lose these many of five answers. */
const panel = (lostWhereAlways: number, lostWhereNever: number): AskedCell[] =>
  Array.from({ length: 40 }, (_, i) => {
    const lost = i % 2 === 0 ? lostWhereAlways : lostWhereNever;
    return { trials: 5 - lost, lost, refused: 0, successes: i % 2 === 0 ? 5 - lost : 0 };
  });

test('loss that goes with presence is found, in either direction, and even loss is not', () => {
  expect(detectLoss([{ weight: 1, cells: panel(2, 0) }])).toMatchObject({ lost: 0.2, related: true });
  expect(detectLoss([{ weight: 1, cells: panel(0, 2) }]).related).toBe(true);
  expect(detectLoss([{ weight: 1, cells: panel(1, 1) }])).toMatchObject({ lost: 0.2, related: false });
  expect(detectLoss([{ weight: 1, cells: panel(0, 0) }])).toMatchObject({
    lost: 0,
    pValue: null,
    related: false,
  });
});

test('cells without any answer count by what other engines answered to their prompts', () => {
  const whole = panel(0, 0);
  const gone = whole.map((cell, i) =>
    i % 4 === 0 ? { trials: 0, successes: 0, lost: 5, refused: 0 } : cell,
  );
  expect(detectLoss([{ weight: 1, cells: gone }]).related).toBe(false);
  const beside = [
    { weight: 1, cells: gone },
    { weight: 1, cells: whole },
  ];
  expect(detectLoss(beside)).toMatchObject({ lost: 0.125, related: true });
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
    panel(2, 0).map(({ successes, trials, lost }) => ({ successes, trials: trials + lost })),
  );
  expect(tracked.value).toBe(plain.tracked.value);
  expect(tracked.ci?.low).toBe(none.tracked.ci?.low);
  expect(tracked.ci?.high).toBeGreaterThanOrEqual(plain.tracked.ci?.high ?? 1);
  expect(market.ci?.low).toBeLessThan(plain.market.ci?.low ?? 0);
  expect(tracked.ci?.method).toBe('bounded-by-loss');
});

test('refused answers bound the interval whatever a test would say, whole prompts included; even loss does not', () => {
  const cells = panel(0, 0).map((cell, i) =>
    i < 8 ? { trials: 0, successes: 0, lost: 0, refused: 5 } : cell,
  );
  const plain = estimatePresenceBoth(cells);
  const { tracked, market } = boundByLoss([{ weight: 1, cells }], plain);
  // A fifth of the prompts was refused: they may all name the brand, or none.
  expect(tracked.ci?.low).toBeLessThan(0.41);
  expect(tracked.ci?.high).toBeGreaterThan(0.59);
  expect(market.ci?.method).toBe('bounded-by-loss');
  const even = panel(1, 1);
  const own = estimatePresenceBoth(even);
  expect(boundByLoss([{ weight: 1, cells: even }], own)).toEqual(own);
});

test('bounded, the market is no narrower than the prompts themselves', () => {
  const cells = Array.from({ length: 20 }, (_, i) => ({
    ...{ successes: i < 13 ? 0 : 1, trials: i < 2 ? 2 : 3 },
    ...{ lost: 0, refused: i < 2 ? 1 : 0 },
  }));
  const { tracked, market } = boundByLoss([{ weight: 1, cells }], estimatePresenceBoth(cells));
  expect(market.ci?.low).toBeLessThanOrEqual(tracked.ci?.low ?? 0);
  expect(market.ci?.high).toBeGreaterThanOrEqual(tracked.ci?.high ?? 1);
});

test('counts that cannot be', () => {
  const cells = [{ trials: 3, successes: 1, lost: -1, refused: 0 }];
  expect(() => detectLoss([{ weight: 1, cells }])).toThrow(RangeError);
});

const key = (text: string | null) => text;

test('no text is counted twice; an answer without a key is never a copy', () => {
  expect(distinctAnswers(['a', 'b', 'a', null, null, 'b', 'c'], key, 0)).toHaveLength(3);
  expect(distinctAnswers(['a', 'a', 'a'], key, 2)).toEqual(['a']);
  expect(distinctAnswers(['a', null, null, 'b'], key, 3)).toEqual(['a', null, null, 'b']);
  expect(distinctAnswers([], key, 1)).toEqual([]);
});

test.each([1, 2, 5, 10, 12, 50])('a text weighs as much as it comes, over every %s. prompt', (step) => {
  const answers = [...Array.from({ length: 8 }, () => 'named'), 'one', 'other'];
  const drawn = Array.from({ length: 50 }, (_, at) => distinctAnswers(answers, key, step * at)).flat();
  expect(Math.abs(drawn.filter((text) => text === 'named').length / drawn.length - 0.8)).toBeLessThan(0.05);
});
