import { expect, test } from 'vitest';
import { createRandom, drawBeta } from '../random/index.ts';
import { type CombinedCell, type CombinedMeasure, combineFigures } from './combine-figures.ts';
import { estimatePresence } from './estimate.ts';

const counts = { answers: 10, present: 6, mentioned: 5, grounded: 10, cited: 3 };
const cell = (key: string, measure: CombinedMeasure = 'presence'): CombinedCell => ({
  key,
  share: 1,
  measure,
  ...counts,
});
const part = (factor: number, low: number, value: number, high: number, cells: CombinedCell[]) => ({
  factor,
  value,
  ci: { low, high },
  cells,
});

test('independent figures add their squared half-widths, the same answers add them whole', () => {
  const apart = combineFigures([
    part(0.5, 0.3, 0.4, 0.52, [cell('a')]),
    part(0.5, 0.1, 0.2, 0.32, [cell('b')]),
  ]);
  expect(apart.value).toBeCloseTo(0.3, 12);
  expect(apart.ci.low).toBeCloseTo(0.3 - Math.hypot(0.05, 0.05), 12);
  expect(apart.ci.high).toBeCloseTo(0.3 + Math.hypot(0.06, 0.06), 12);
  const same = part(0.5, 0.3, 0.4, 0.52, [cell('a')]);
  expect(combineFigures([same, same]).ci).toMatchObject({
    low: expect.closeTo(0.3, 12),
    high: expect.closeTo(0.52, 12),
  });
  expect(combineFigures([{ ...same, factor: 3 }]).ci.high).toBeCloseTo(1.56, 12);
  expect(() => combineFigures([])).toThrow(RangeError);
  expect(() => combineFigures([{ ...same, factor: 0 }])).toThrow(RangeError);
});

test('presence, mention and citation of the same answers: 95 in 100 intervals hold their weighted mean', () => {
  const random = createRandom(5);
  const prompts = 24;
  const answers = 4;
  let held = 0;
  const runs = 200;
  for (let run = 0; run < runs; run += 1) {
    const truth = { presence: 0, mention: 0, citation: 0 };
    const cells = Array.from({ length: prompts }, (_, at) => {
      const [mention, citation] = [drawBeta(random, 0.8, 1.2), drawBeta(random, 0.8, 1.6)];
      truth.mention += mention / prompts;
      truth.citation += citation / prompts;
      truth.presence += (1 - (1 - mention) * (1 - citation)) / prompts;
      const drawn = {
        key: `${at}`,
        share: 1 / prompts,
        answers,
        grounded: answers,
        present: 0,
        mentioned: 0,
        cited: 0,
      };
      for (let answer = 0; answer < answers; answer += 1) {
        const [named, linked] = [random() < mention, random() < citation];
        drawn.mentioned += Number(named);
        drawn.cited += Number(linked);
        drawn.present += Number(named || linked);
      }
      return drawn;
    });
    const factors = { presence: 0.5, mention: 0.3, citation: 0.2 };
    const figures = (['presence', 'mention', 'citation'] as const).map((measure) => {
      const field = { presence: 'present', mention: 'mentioned', citation: 'cited' } as const;
      const { value, ci } = estimatePresence(
        cells.map((drawn) => ({ successes: drawn[field[measure]], trials: answers })),
        { estimand: 'tracked' },
      );
      return {
        factor: factors[measure],
        value: value ?? 0,
        ci: ci ?? { low: 0, high: 1 },
        cells: cells.map((drawn) => ({ ...drawn, measure })),
      };
    });
    const wanted =
      factors.presence * truth.presence + factors.mention * truth.mention + factors.citation * truth.citation;
    const { ci } = combineFigures(figures);
    if (ci.low <= wanted && wanted <= ci.high) held += 1;
  }
  expect(held / runs).toBeGreaterThan(0.91);
  expect(held / runs).toBeLessThan(0.99);
});
