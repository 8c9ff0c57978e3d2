import { describe, expect, test } from 'vitest';
import { changeOfScore, contentCap, movesOf } from './change-effect.ts';
import { coldStartModel } from './model.ts';
import { sharedWidth } from './parameter.ts';
import type { PredictionSubject } from './predict.ts';
import { type FeatureVector, featurePriors, isContentEdit } from './priors.ts';
import { simulateChanges } from './simulate-change.ts';

const model = coldStartModel();
const page: FeatureVector = {
  statistics: 0,
  quotations: 0,
  json_ld: 0,
  price_shown: 0,
  comparison_structure: 0,
};
const subjects: PredictionSubject[] = Array.from({ length: 6 }, (_, i) => ({
  engine: 'openai',
  tier: 'mid',
  features: { ...page, passage_relevance: i / 3 - 1 },
}));
const run = (set: FeatureVector, options = {}) =>
  simulateChanges(model, subjects, [{ name: 'change', set }], { draws: 800, ...options }).variants[0];

describe('simulateChanges', () => {
  test('changing nothing changes nothing', () => {
    const outcome = run({ statistics: 0 });
    expect(outcome?.uplift).toMatchObject({ low95: 0, high95: 0, probabilityPositive: 0 });
  });

  test('a content edit: small, uncertain, more likely good than not; schema: nothing', () => {
    const quotations = run({ quotations: 1 });
    expect(quotations?.uplift.median).toBeGreaterThan(0.005);
    expect(quotations?.uplift.median).toBeLessThan(0.06);
    expect(quotations?.uplift.low95).toBeLessThan(0);
    expect(quotations?.uplift.probabilityPositive).toBeGreaterThan(0.65);
    expect(Math.abs(run({ json_ld: 1 })?.uplift.median ?? 1)).toBeLessThan(0.002);
  });

  test('an effect that experiments tested is not listed as association; a brand trait is', () => {
    expect(run({ quotations: 1 })?.associations).toEqual([]);
    expect(run({ third_party_listicle: 1 })?.associations).toEqual(['third_party_listicle']);
  });

  test('everything at once stays under the cap, for the portfolio and each prompt', () => {
    const edits = featurePriors.filter((prior) => isContentEdit(prior) && prior.association.mean > 0);
    const outcome = run(Object.fromEntries(edits.map(({ id }) => [id, 1])));
    expect(outcome?.cappedShare).toBeGreaterThan(0.5);
    // +.6 in population-averaged log-odds is at most .15 on average, and .27 for one prompt at its steepest.
    expect(outcome?.uplift.median).toBeLessThan(0.15);
    for (const one of outcome?.perSubject ?? []) expect(one.high95).toBeLessThan(0.3);
  });

  test('when all rivals do the same, a content edit gains nothing; half of them, about half', () => {
    const alone = run({ quotations: 1 })?.uplift.mean ?? 0;
    expect(run({ quotations: 1 }, { adoption: 1 })?.uplift.mean).toBeCloseTo(0, 12);
    expect((run({ quotations: 1 }, { adoption: 0.5 })?.uplift.mean ?? 0) / alone).toBeCloseTo(0.5, 1);
  });

  test('what was not seen before may have been there already: less uplift than from known absence', () => {
    const unknown = subjects.map(({ features, ...rest }) => {
      const { comparison_structure: _, ...others } = features;
      return { ...rest, features: others };
    });
    const variant = [{ name: 'compare', set: { comparison_structure: 1 } }];
    const fromUnknown = simulateChanges(model, unknown, variant).variants[0]?.uplift.mean ?? 1;
    const fromAbsent = simulateChanges(model, subjects, variant).variants[0]?.uplift.mean ?? 0;
    expect(fromUnknown).toBeLessThan(fromAbsent);
  });

  test('compares variants on the same draws: shares of being best add to 1, a superset of a good thing wins', () => {
    const { variants, unchangedBestProbability } = simulateChanges(model, subjects, [
      { name: 'schema', set: { json_ld: 1 } },
      { name: 'listed', set: { third_party_listicle: 1 } },
      { name: 'one prompt', set: { price_shown: 1 }, subjects: [0] },
    ]);
    const total = variants.reduce((sum, one) => sum + one.bestProbability, unchangedBestProbability);
    expect(total).toBeCloseTo(1, 9);
    expect(variants[1]?.bestProbability).toBeGreaterThan(variants[0]?.bestProbability ?? 1);
    expect(variants[2]?.perSubject[1]).toMatchObject({ low95: 0, high95: 0 });
    expect(variants[2]?.perSubject[0]?.mean).toBeGreaterThan(0);
  });

  test('repeats for a seed; refuses nothing to do and impossible adoption', () => {
    expect(run({ statistics: 1 }, { seed: 5 })).toEqual(run({ statistics: 1 }, { seed: 5 }));
    expect(() => simulateChanges(model, subjects, [])).toThrow(RangeError);
    expect(() => run({ statistics: 1 }, { adoption: 1.2 })).toThrow(RangeError);
  });
});

test('a change of score: content capped, the rest not', () => {
  const slopes = new Float64Array(sharedWidth).fill(0.5);
  const moves = movesOf(
    { statistics: 0, quotations: 0, third_party_listicle: 0 },
    { statistics: 1, quotations: 1, third_party_listicle: 2 },
  );
  const { change, capped } = changeOfScore(
    moves,
    slopes,
    () => undefined,
    () => 0,
    0,
  );
  expect(change).toBeCloseTo(contentCap + 1, 12);
  expect(capped).toBe(true);
});
