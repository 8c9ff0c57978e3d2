import { createRandom, currentMethod } from '@svc/scoring';
import { expect, test } from 'vitest';
import { isWorthTelling } from './worth-telling.ts';

const random = createRandom(31);
const [prompts, engines, samples, scans] = [20, 3, 3, 18];

/** Scans of one project by cell; from the last one on every rate is lowered to so much of it. */
function history(kept: number) {
  return Array.from({ length: prompts * engines }, (_, at) => {
    const rate = random() ** 1.6;
    const counts = Array.from({ length: scans }, (_, scan) => {
      const now = scan === scans - 1 ? rate * kept : rate;
      const successes = Array.from({ length: samples }, random).filter((draw) => draw < now).length;
      return { successes, trials: samples };
    });
    return { cluster: `${at % prompts}`, engine: `${Math.floor(at / prompts)}`, counts };
  });
}

function changesOf(cells: ReturnType<typeof history>, scan: number) {
  const [before, after] = [scan - 1, scan];
  const options = { question: 'market' } as const;
  const pair = currentMethod.compare(
    cells.map(({ counts, ...cell }) => ({
      ...cell,
      before: counts[before] ?? null,
      after: counts[after] ?? null,
    })),
    options,
  );
  const level = currentMethod.compareWithBaseline(
    cells.map(({ counts, ...cell }) => ({
      ...cell,
      earlier: counts.slice(Math.max(0, scan - 7), scan),
      after: counts[after] ?? null,
    })),
    options,
  );
  return { pair, lasting: level?.lasting ?? null };
}

test('few half-years without a change have a message of one, where pairs of scans alone would have some; a fall has one', () => {
  const [years, told] = [60, { pairs: 0, calm: 0, falls: 0 }];
  for (let year = 0; year < years; year += 1) {
    const [calm, fallen] = [history(1), history(0.5)];
    const all = Array.from({ length: scans - 1 }, (_, at) => changesOf(calm, at + 1));
    const moved = all.filter(({ pair }) => pair.verdict === 'rise' || pair.verdict === 'fall');
    told.pairs += moved.length > 0 ? 1 : 0;
    told.calm += moved.some(({ pair, lasting }) => isWorthTelling(pair, lasting)) ? 1 : 0;
    const { pair, lasting } = changesOf(fallen, scans - 1);
    told.falls += isWorthTelling(pair, lasting) ? 1 : 0;
  }
  expect(told.pairs).toBeGreaterThan(0.3 * years);
  expect(told.calm).toBeLessThan(0.17 * years);
  expect(told.falls).toBeGreaterThan(0.8 * years);
});

test('without a level to compare with, the scan before has to be as surely different', () => {
  const change = { verdict: 'fall', value: -0.2, pValue: 0.01 } as const;
  expect(isWorthTelling(change, null)).toBe(true);
  expect(isWorthTelling({ ...change, pValue: 0.04 }, null)).toBe(false);
  expect(isWorthTelling(change, { verdict: 'rise', value: 0.1, pValue: 0.01 })).toBe(false);
  expect(isWorthTelling({ verdict: 'no_change_shown', value: -0.2, pValue: 0.2 }, change)).toBe(false);
});
