import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { benjaminiHochberg } from './benjamini-hochberg.ts';
import { type ComparedCell, findMovers } from './index.ts';
import { commonShift, hypergeometricMoments } from './odds-shift.ts';

test('Benjamini-Hochberg: the fifteen p-values of the 1995 paper give four discoveries at .05', () => {
  const p = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  const found = benjaminiHochberg([...p].reverse(), 0.05);
  expect(found.filter(({ discovery }) => discovery)).toHaveLength(4);
  expect(found.at(-1)?.adjusted).toBeCloseTo(0.0015, 10);
  expect(benjaminiHochberg([], 0.1)).toEqual([]);
  expect(() => benjaminiHochberg([1.2])).toThrow(RangeError);
  expect(() => benjaminiHochberg([0.2], 2)).toThrow(RangeError);
});

describe('the shift that cells have in common', () => {
  test('noncentral hypergeometric moments agree with counting, and the large form with the exact one', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const [before, after, total, odds] = [5, 4, 6, 2.5];
    const weights = [1, 2, 3, 4].map((x) => choose(after, x) * choose(before, total - x) * odds ** x);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    const mean = weights.reduce((all, weight, at) => all + weight * (at + 1), 0) / sum;
    expect(hypergeometricMoments({ before, after, total }, Math.log(odds)).mean).toBeCloseTo(mean, 12);
    const exact = hypergeometricMoments({ before: 199, after: 199, total: 150 }, 0.4);
    const large = hypergeometricMoments({ before: 1990, after: 1990, total: 1500 }, 0.4);
    expect(large.mean / 10).toBeCloseTo(exact.mean, 0);
    expect(large.variance / exact.variance).toBeCloseTo(10, 0);
  });

  test('one pair of discordant counts gives the log of their ratio', () => {
    const single = (before: number, after: number, count: number): ComparedCell[] =>
      Array.from({ length: count }, () => ({
        cluster: 'a',
        engine: 'one',
        before: { successes: before, trials: 1 },
        after: { successes: after, trials: 1 },
      }));
    const cells = [...single(0, 1, 30), ...single(1, 0, 10), ...single(1, 1, 50)];
    const shared = cells.flatMap((cell) =>
      cell.before && cell.after ? [{ ...cell, before: cell.before, after: cell.after }] : [],
    );
    expect(commonShift(shared)).toBeCloseTo(Math.log(3), 6);
    expect(commonShift([])).toBe(0);
  });
});

const random = createRandom(8);
const logit = (rate: number, by: number) => 1 / (1 + ((1 - rate) / rate) * Math.exp(-by));

/** Ten parts of twelve prompts; all shift by `shared`, the first by `own` besides. */
function brand(
  shared: number,
  own: number,
): { cells: ComparedCell[]; segments: { id: string; cells: ComparedCell[] }[] } {
  const cells = Array.from({ length: 120 }, (_, prompt): ComparedCell => {
    const rate = 0.02 + 0.9 * drawBeta(random, 0.6, 1);
    const after = logit(rate, shared + (prompt < 12 ? own : 0));
    return {
      cluster: String(prompt),
      engine: 'one',
      before: { successes: drawBinomial(random, 5, rate), trials: 5 },
      after: { successes: drawBinomial(random, 5, after), trials: 5 },
    };
  });
  const segments = Array.from({ length: 10 }, (_, at) => ({
    id: `part-${at}`,
    cells: cells.slice(12 * at, 12 * at + 12),
  }));
  return { cells, segments };
}
const moved = (list: ReturnType<typeof findMovers>) =>
  list.filter(({ verdict }) => verdict === 'moved').map(({ id }) => id);

describe('movers', () => {
  test('a shift of the whole brand makes no part a mover; the part that went further is one, and comes first', () => {
    let falseAlarms = 0;
    for (let repeat = 0; repeat < 40; repeat += 1) {
      const { cells, segments } = brand(0.5, 0);
      falseAlarms += moved(findMovers(cells, { segments, brands: [] })).length > 0 ? 1 : 0;
    }
    expect(falseAlarms).toBeLessThanOrEqual(10);
    const { cells, segments } = brand(0.5, 3);
    const found = findMovers(cells, { segments, brands: [] });
    expect(found[0]).toMatchObject({ id: 'part-0', verdict: 'moved', clusters: 12 });
    expect(found[0]?.beyond).toBeLessThan(found[0]?.change ?? 0);
  });

  test('other brands are tested by themselves, in the same family', () => {
    const { cells } = brand(0, 0);
    const { cells: risen } = brand(1.5, 0);
    const found = findMovers(cells, {
      segments: [],
      brands: [
        { id: 'still', cells },
        { id: 'risen', cells: risen },
      ],
    });
    expect(moved(found)).toEqual(['risen']);
  });

  test('what no outcome could show is said, and not tested; what no scan shares is left out', () => {
    const { cells, segments } = brand(0, 0);
    const found = findMovers(cells, {
      segments: [
        { id: 'three', cells: cells.slice(0, 3) },
        { id: 'all', cells },
        { id: 'nothing', cells: [] },
        ...segments.slice(1, 2),
      ],
      brands: [{ id: 'five', cells: cells.slice(0, 5) }],
    });
    const of = (id: string) => found.find((one) => one.id === id);
    for (const id of ['three', 'all', 'five'])
      expect(of(id)).toMatchObject({ verdict: 'too_few', pValue: null, qValue: null, beyond: null });
    expect(of('nothing')).toBeUndefined();
    // With one test there is nothing to adjust for.
    expect(of('part-1')?.qValue).toBe(of('part-1')?.pValue);
  });

  test('a prompt that fell is told from prompts that wander, and nothing is said of single ones among few', () => {
    let [right, wrong] = [0, 0];
    const asked = (count: number) => {
      const cells = Array.from({ length: count }, (_, prompt) => {
        const rate = 0.4 + 0.5 * random();
        const after = logit(rate, (random() - 0.5) * 0.8 - (prompt === 0 ? 3.5 : 0));
        return ['x', 'y', 'z'].map(
          (engine): ComparedCell => ({
            ...{ cluster: `topic ${prompt % 8}`, engine },
            before: { successes: drawBinomial(random, 12, rate), trials: 12 },
            after: { successes: drawBinomial(random, 12, after), trials: 12 },
          }),
        );
      });
      const prompts = cells.map((own, at) => ({ id: String(at), cells: own }));
      return findMovers(cells.flat(), { segments: [], brands: [], prompts });
    };
    for (let repeat = 0; repeat < 20; repeat += 1) {
      const found = moved(asked(40));
      if (found.includes('0')) right += 1;
      wrong += found.filter((id) => id !== '0').length;
    }
    expect(right).toBeGreaterThanOrEqual(16);
    expect(wrong).toBeLessThanOrEqual(4);
    expect(asked(11).every(({ verdict }) => verdict === 'too_few')).toBe(true);
  });

  test('fractional answers throw', () => {
    const { cells } = brand(0, 0);
    const broken = cells.map((cell) => ({ ...cell, before: { successes: 0.5, trials: 5 } }));
    expect(() => findMovers(broken, { segments: [], brands: [] })).toThrow(RangeError);
  });
});

test('where one engine falls alone, the others, which stood still, are no movers', () => {
  const random = createRandom(17);
  let [right, wrong] = [0, 0];
  for (let at = 0; at < 40; at += 1) {
    const cells = ['a', 'b', 'c'].flatMap((engine) =>
      Array.from({ length: 24 }, (_, prompt): ComparedCell => {
        const rate = 0.2 + 0.6 * ((prompt % 6) / 5);
        const draw = (of: number) => ({ successes: drawBinomial(random, 5, of), trials: 5 });
        return {
          cluster: `q${prompt}`,
          engine,
          before: draw(rate),
          after: draw(engine === 'b' ? rate * 0.3 : rate),
        };
      }),
    );
    const segments = ['a', 'b', 'c'].map((id) => ({
      id,
      cells: cells.filter(({ engine }) => engine === id),
    }));
    const moved = findMovers(cells, { segments, brands: [] }).filter(({ verdict }) => verdict === 'moved');
    right += Number(moved.some(({ id }) => id === 'b'));
    wrong += moved.filter(({ id }) => id !== 'b').length;
  }
  expect(right).toBeGreaterThanOrEqual(38);
  expect(wrong).toBeLessThanOrEqual(4);
});
