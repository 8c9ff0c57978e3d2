import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, drawBeta, drawBinomial, type Random } from '../random/index.ts';
import { type ComparedCell, estimateChange, estimateHeadToHead } from './index.ts';

const cell = (
  cluster: string,
  before: [number, number] | null,
  after: [number, number] | null,
  engine = 'one',
) => {
  const counts = (side: [number, number] | null) => side && { successes: side[0], trials: side[1] };
  return { cluster, engine, before: counts(before), after: counts(after) };
};

interface Drawn {
  n: number;
  k: number;
  engines?: string[];
  change?: number;
  /** Share of the first engine’s later answers that are lost. */
  loss?: number;
}

function draw(random: Random, { n, k, engines = ['one'], change = 1, loss = 0 }: Drawn): ComparedCell[] {
  return Array.from({ length: n }, (_, prompt) => {
    const rate = drawBeta(random, 0.3, 0.5);
    return engines.map((engine, at): ComparedCell => {
      const own = at === 0 ? Math.sqrt(rate) : rate;
      const trials = at === 0 ? drawBinomial(random, k, 1 - loss) : k;
      const after = { successes: drawBinomial(random, trials, own * change), trials };
      return {
        cluster: String(prompt),
        engine,
        before: { successes: drawBinomial(random, k, own), trials: k },
        after,
      };
    });
  }).flat();
}

const answers = fc
  .integer({ min: 1, max: 5 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));
const cells = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.constantFrom('a', 'b'),
    fc.option(answers),
    fc.option(answers),
  ),
  { maxLength: 80 },
);

describe('one test, one verdict', () => {
  test('interval, p-value and verdict never contradict one another, and the value lies inside', () => {
    fc.assert(
      fc.property(cells, fc.constantFrom('tracked', 'market'), (drawn, question) => {
        const change = estimateChange(
          drawn.map(([cluster, engine, before, after]) => cell(String(cluster), before, after, engine)),
          { question: question as 'tracked' | 'market' },
        );
        const { ci, pValue, value, verdict } = change;
        expect(change.question).toBe(question);
        if (!ci || pValue === null || value === null) {
          expect(['too_few', 'not_comparable']).toContain(verdict);
          return;
        }
        const shown = verdict === 'rise' || verdict === 'fall';
        expect(shown).toBe(ci.low > 0 || ci.high < 0);
        if (Math.abs(pValue - 0.05) > 1e-9) expect(shown).toBe(pValue < 0.05);
        if (shown) expect(verdict).toBe(value > 0 ? 'rise' : 'fall');
        expect(ci.low).toBeLessThanOrEqual(value + 1e-12);
        expect(ci.high).toBeGreaterThanOrEqual(value - 1e-12);
        expect(change.smallestVisible).toBeGreaterThan(0);
      }),
    );
  });

  test('time runs both ways: swapped scans give the opposite change', () => {
    fc.assert(
      fc.property(cells, (drawn) => {
        const forth = drawn.map(([cluster, engine, before, after]) =>
          cell(String(cluster), before, after, engine),
        );
        const back = forth.map((one) => ({ ...one, before: one.after, after: one.before }));
        const [first, second] = [forth, back].map((list) => estimateChange(list, { question: 'market' }));
        expect(second?.value ?? 0).toBeCloseTo(-(first?.value ?? 0), 9);
        expect(second?.pValue ?? 1).toBeCloseTo(first?.pValue ?? 1, 6);
      }),
    );
  });
});

test('market on shared cells is the paired t interval where many prompts differ', () => {
  const differences = Array.from({ length: 40 }, (_, i) => ((i * 7) % 5) - 1);
  const list = differences.map((difference, i) => cell(String(i), [2, 6], [2 + difference, 6]));
  const { value, ci, pValue } = estimateChange(list, { question: 'market' });
  const mean = differences.reduce((sum, one) => sum + one, 0) / 240;
  const squares = differences.reduce((sum, one) => sum + (one / 6 - mean) ** 2, 0);
  const half = 2.0226909200367604 * Math.sqrt(squares / 39 / 40);
  expect(value).toBeCloseTo(mean, 12);
  expect(ci?.low).toBeCloseTo(mean - half, 10);
  expect(ci?.high).toBeCloseTo(mean + half, 10);
  expect(pValue).toBeLessThan(0.001);
});

describe('clusters that all moved alike', () => {
  const moved = (n: number, k: number, topics = n) =>
    Array.from({ length: n }, (_, i) => cell(String(i % topics), [0, k], [k, k]));

  test('leave some doubt: less with more clusters and more answers, and never none', () => {
    const halves = [
      [6, 1],
      [25, 1],
      [60, 3],
    ].map(([n = 0, k = 0]) => {
      const { ci, pValue, smallestVisible, verdict } = estimateChange(moved(n, k), { question: 'market' });
      expect(verdict).toBe('rise');
      expect(pValue).toBeLessThan(0.05);
      expect(smallestVisible).toBeGreaterThan(0);
      return 1 - (ci?.low ?? 1);
    });
    expect(halves).toEqual(halves.toSorted((a, b) => b - a));
    expect(Math.min(...halves)).toBeGreaterThan(0);
  });

  test('by a third in 30 prompts: the interval holds more than that third', () => {
    const cells = Array.from({ length: 30 }, (_, i) => cell(String(i), [1, 3], [2, 3]));
    const { value, ci, pValue } = estimateChange(cells, { question: 'market' });
    expect(value).toBeCloseTo(1 / 3, 12);
    expect((ci?.high ?? 0) - (ci?.low ?? 0)).toBeGreaterThan(0.02);
    expect(pValue).toBeLessThan(1e-6);
    const versus = estimateHeadToHead(cells);
    expect(versus).toMatchObject({ verdict: 'ahead', ci: { low: ci?.low } });
  });

  test('a topic of many answers weighs by its noise, not by a whole point', () => {
    const random = createRandom(5);
    const rates = Array.from({ length: 8 }, () => drawBeta(random, 2, 3));
    const asked = rates.flatMap((rate, topic) =>
      Array.from({ length: 10 }, () =>
        cell(String(topic), [drawBinomial(random, 3, rate), 3], [drawBinomial(random, 3, rate), 3]),
      ),
    );
    const { ci } = estimateChange(asked, { question: 'market' });
    expect((ci?.high ?? 1) - (ci?.low ?? -1)).toBeLessThan(0.3);
  });
});

describe('what is compared', () => {
  test('cells that both have, each weighing the same, whatever one engine lost', () => {
    const random = createRandom(11);
    for (const loss of [0.2, 0.6]) {
      let [flagged, bias] = [0, 0];
      for (let repeat = 0; repeat < 300; repeat += 1) {
        const list = draw(random, { n: 30, k: 2, engines: ['high', 'low'], loss });
        const { verdict, value } = estimateChange(list, { question: 'market' });
        flagged += verdict === 'rise' || verdict === 'fall' ? 1 : 0;
        bias += (value ?? 0) / 300;
      }
      expect(flagged / 300).toBeLessThan(0.05 + 3 * Math.sqrt(0.0475 / 300));
      expect(Math.abs(bias)).toBeLessThan(0.01);
    }
  });

  test('tracked sees past differences between prompts, which market has to count', () => {
    const list = [
      ...Array.from({ length: 30 }, (_, i) => cell(`up${i}`, [0, 5], [5, 5])),
      ...Array.from({ length: 22 }, (_, i) => cell(`down${i}`, [5, 5], [0, 5])),
    ];
    expect(estimateChange(list, { question: 'tracked' }).verdict).toBe('rise');
    expect(estimateChange(list, { question: 'market' }).verdict).toBe('no_change_shown');
  });

  test('few shared prompts: combined with the others, no wider than the better of the two', () => {
    const random = createRandom(5);
    const widthOf = (list: readonly ComparedCell[]) => {
      const { ci } = estimateChange(list, { question: 'market' });
      return ci ? ci.high - ci.low : 2;
    };
    for (const kept of [3, 25, 45]) {
      let [combined, paired, unpaired] = [0, 0, 0];
      for (let repeat = 0; repeat < 40; repeat += 1) {
        const list = draw(random, { n: 100 - kept, k: 3 }).map((one, i) =>
          i < kept ? one : i < 50 ? { ...one, after: null } : { ...one, before: null },
        );
        combined += widthOf(list);
        paired += widthOf(list.slice(0, kept));
        const apart = list.flatMap((one) => [
          { ...one, cluster: `${one.cluster} then`, after: null },
          { ...one, cluster: `${one.cluster} now`, before: null },
        ]);
        unpaired += widthOf(apart);
      }
      expect(combined).toBeLessThanOrEqual(Math.min(paired, unpaired) * 1.005);
    }
  });

  test('engines that one side alone asked, and prompts of which nothing is shared, are named as such', () => {
    const apart = Array.from({ length: 20 }, (_, i) => [
      cell(`a${i}`, [1, 2], null, 'old'),
      cell(`b${i}`, null, [1, 2], 'new'),
    ]).flat();
    for (const question of ['tracked', 'market'] as const)
      expect(estimateChange(apart, { question })).toMatchObject({
        verdict: 'not_comparable',
        value: null,
        ci: null,
      });
    const few = Array.from({ length: 5 }, (_, i) => cell(String(i), [0, 3], [3, 3]));
    expect(estimateChange(few, { question: 'market' })).toMatchObject({
      verdict: 'too_few',
      value: 1,
      ci: null,
    });
    expect(estimateChange([], { question: 'market' }).verdict).toBe('not_comparable');
  });

  test('one answer a prompt cannot tell noise from prompts: tracked is then an upper bound', () => {
    const list = draw(createRandom(2), { n: 40, k: 1 });
    const [tracked, market] = (['tracked', 'market'] as const).map((question) =>
      estimateChange(list, { question }),
    );
    expect(tracked).toMatchObject({ label: 'upper_bound', verdict: market?.verdict, question: 'tracked' });
    expect(tracked?.pValue).toBe(market?.pValue);
  });
});

test('nothing that differs is no proof of sameness: the interval keeps a width', () => {
  const list = Array.from({ length: 30 }, (_, i) => cell(String(i), [0, 3], [0, 3]));
  for (const question of ['tracked', 'market'] as const) {
    const { ci, pValue, verdict } = estimateChange(list, { question });
    expect(verdict).toBe('no_change_shown');
    expect(pValue).toBe(1);
    expect(ci?.high).toBeGreaterThan(0.02);
  }
});

test('the smallest visible change is seen about 4 times in 5', () => {
  const random = createRandom(8);
  let [seen, smallest] = [0, 0];
  for (let repeat = 0; repeat < 200; repeat += 1)
    smallest +=
      (estimateChange(draw(random, { n: 60, k: 3 }), { question: 'market' }).smallestVisible ?? 0) / 200;
  const change = 1 - smallest / 0.5;
  for (let repeat = 0; repeat < 400; repeat += 1) {
    // With one engine, `draw` takes the square root of a rate, whose mean is near one half.
    const { verdict } = estimateChange(draw(random, { n: 60, k: 3, change }), { question: 'market' });
    seen += verdict === 'fall' ? 1 : 0;
  }
  expect(seen / 400).toBeGreaterThan(0.65);
  expect(seen / 400).toBeLessThan(0.95);
});

test('the smallest visible change is seen about 4 times in 5 also where few prompts name the brand at all', () => {
  const random = createRandom(26);
  const topics = (cells: readonly ComparedCell[]): ComparedCell[] =>
    cells.map((cell) => ({ ...cell, cluster: `${Number(cell.cluster.replace(/\D/g, '')) % 12}` }));
  let [found, tried] = [0, 0];
  for (let world = 0; world < 300; world += 1) {
    const rates = Array.from({ length: 50 }, () => drawBeta(random, 0.1, 0.9));
    const scan = (kept: number): ComparedCell[] =>
      topics(
        rates.map((rate, prompt) =>
          cell(`${prompt}`, [drawBinomial(random, 9, rate), 9], [drawBinomial(random, 9, rate * kept), 9]),
        ),
      );
    const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    const visible = estimateChange(scan(1), { question: 'market' }).smallestVisible ?? 0;
    if (visible >= mean) continue;
    tried += 1;
    if (estimateChange(scan(1 - visible / mean), { question: 'market' }).verdict === 'fall') found += 1;
  }
  expect(tried).toBeGreaterThan(150);
  expect(found / tried).toBeGreaterThan(0.75);
});

test('what no answers could be throws', () => {
  for (const counts of [
    [3, 2],
    [-1, 2],
    [Number.NaN, 2],
    [1, Number.POSITIVE_INFINITY],
  ] as [number, number][])
    expect(() => estimateChange([cell('a', counts, [1, 2])], { question: 'market' })).toThrow(RangeError);
  expect(() => estimateChange([], { question: 'both' as 'market' })).toThrow(RangeError);
});
