import { type ChurnCell, createRandom, measureChurn } from '@svc/scoring';
import { expect, test } from 'vitest';
import { judgeSteps } from './volatility.ts';

const random = createRandom(33);

/** Six brands on 20 prompts and three engines, three answers each; with `shaken`, other brands come up in the later scan. */
function step(shaken = false) {
  const cells = Array.from({ length: 60 }, (): ChurnCell => {
    const brands = Array.from({ length: 6 }, () => {
      const rate = random();
      const side = (of: number) => ({
        successes: [1, 2, 3].filter(() => random() < of).length,
        trials: 3,
      });
      return { before: side(rate), after: side(shaken ? random() : rate) };
    });
    return { before: brands.map(({ before }) => before), after: brands.map(({ after }) => after) };
  });
  const measured = measureChurn(cells, random, 100);
  return { before: 'one', after: 'two', brands: measured, sources: measureChurn([], random) };
}

const isMore = ({ brands }: ReturnType<typeof judgeSteps>[number]): boolean =>
  [brands.verdict, brands.order.verdict].includes('more_than_chance');

test('of twelve steps that chance alone makes, few lists show one; a step where brands change is shown', () => {
  const lists = Array.from({ length: 40 }, () => Array.from({ length: 12 }, () => step()));
  const below = lists.filter((list) =>
    list.some(({ brands }) =>
      [brands.jaccard, brands.overlap].some(
        ({ value, expected }) => value !== null && expected !== null && value < expected.low,
      ),
    ),
  );
  expect(below.length).toBeGreaterThan(0.15 * lists.length);
  expect(lists.filter((list) => judgeSteps(list).some(isMore)).length).toBeLessThan(0.12 * lists.length);
  const shaken = lists.map((list) => judgeSteps([...list.slice(1), step(true)]).at(-1));
  expect(shaken.filter((one) => one && isMore(one)).length).toBeGreaterThan(0.9 * lists.length);
});
