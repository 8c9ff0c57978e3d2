import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demandWeights, estimateDemandWeighted } from './demand-weighted.ts';
import { estimatePresence } from './estimate.ts';

const cells = (rates: readonly number[], trials = 10) =>
  rates.map((rate) => ({ successes: Math.round(rate * trials), trials }));
const alone = (rates: readonly number[]) => [{ weight: 1, clusters: cells(rates) }];
const searched = (count: number, source = 'search_console') => ({ count, source });

describe('demandWeights', () => {
  test('are ranks within a source, so that a tenfold count is one rank more', () => {
    expect(demandWeights([searched(5), searched(50), searched(50_000), null])).toEqual([
      1 / 6,
      3 / 6,
      5 / 6,
      null,
    ]);
  });

  test('counts of two sources are not compared, ties weigh alike', () => {
    const weights = demandWeights([
      searched(1),
      searched(9),
      searched(1_000, 'bing'),
      searched(1_000, 'bing'),
    ]);
    expect(weights).toEqual([1 / 4, 3 / 4, 1 / 2, 1 / 2]);
  });

  test('refuses what is no count', () => {
    expect(() => demandWeights([searched(-1)])).toThrow(RangeError);
    expect(() => demandWeights([searched(Number.NaN)])).toThrow(RangeError);
  });
});

describe('estimateDemandWeighted', () => {
  const rates = Array.from({ length: 30 }, (_, at) => (at % 3) / 2);

  test('is the weighted mean of the rates', () => {
    const weights = rates.map((rate) => (rate === 1 ? 3 : 1));
    expect(estimateDemandWeighted(alone(rates), weights).value).toBeCloseTo((10 * 0.5 + 10 * 3) / 50, 12);
  });

  test('prompts whose demand is not known count nowhere', () => {
    const [some, others] = [rates.slice(0, 20), rates.slice(20)];
    const weights = some.map((_, at) => at + 1);
    const read = estimateDemandWeighted(alone([...some, ...others]), [...weights, ...others.map(() => null)]);
    expect(read).toEqual(estimateDemandWeighted(alone(some), weights));
    expect(read.n).toBe(20);
  });

  test('with even weights it is the market’s estimate', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 12, maxLength: 60 }), (counts) => {
        const clusters = counts.map((successes) => ({ successes, trials: 10 }));
        const plain = estimatePresence(clusters, { estimand: 'market' });
        const read = estimateDemandWeighted(
          [{ weight: 1, clusters }],
          counts.map(() => 0.5),
        );
        expect(read.value).toBeCloseTo(plain.value ?? -1, 10);
        expect(read.ci?.high).toBeLessThanOrEqual((plain.ci?.high ?? 0) + 1e-9);
        expect(read.ci?.low).toBeGreaterThanOrEqual((plain.ci?.low ?? 1) - 1e-9);
      }),
    );
  });

  test('few prompts that weigh much are as sure as few prompts', () => {
    const even = estimateDemandWeighted(
      alone(rates),
      rates.map(() => 1),
    );
    const heavy = estimateDemandWeighted(
      alone(rates),
      rates.map((_, at) => (at < 3 ? 100 : 1)),
    );
    expect((heavy.ci?.high ?? 0) - (heavy.ci?.low ?? 0)).toBeGreaterThan(
      1.5 * ((even.ci?.high ?? 0) - (even.ci?.low ?? 0)),
    );
    expect(heavy.effectiveN).toBeLessThan(even.effectiveN);
  });

  test('topics are clusters; few of them are said', () => {
    const topics = rates.map((_, at) => `topic ${at % 10}`);
    expect(
      estimateDemandWeighted(
        alone(rates),
        rates.map(() => 1),
        { topics },
      ),
    ).toMatchObject({
      n: 10,
      label: 'indicative',
    });
    const three = rates.map((_, at) => `topic ${at % 3}`);
    expect(
      estimateDemandWeighted(
        alone(rates),
        rates.map(() => 1),
        { topics: three },
      ),
    ).toMatchObject({
      n: 30,
      label: 'few_topics',
    });
  });

  test('says nothing of fewer than ten questions, paraphrases counted once', () => {
    const nine = rates.slice(0, 9);
    expect(
      estimateDemandWeighted(
        alone(nine),
        nine.map(() => 1),
      ),
    ).toMatchObject({
      label: 'insufficient',
      ci: null,
      n: 9,
    });
    const paraphrases = rates.map((_, at) => `question ${at % 9}`);
    expect(
      estimateDemandWeighted(
        alone(rates),
        rates.map(() => 1),
        { paraphrases },
      ).ci,
    ).toBeNull();
    expect(estimateDemandWeighted([], [])).toMatchObject({ value: null, label: 'insufficient' });
  });

  test('the interval ends at 0 and 1 where all answers agree', () => {
    const never = rates.map(() => 0);
    const weights = rates.map((_, at) => at + 1);
    expect(estimateDemandWeighted(alone(never), weights).ci).toMatchObject({ low: 0 });
    expect(estimateDemandWeighted(alone(never), weights).ci?.high).toBeGreaterThan(0.1);
    expect(estimateDemandWeighted(alone(never.map(() => 1)), weights).ci).toMatchObject({ high: 1 });
  });

  test('refuses weights that cannot be', () => {
    expect(() => estimateDemandWeighted(alone([1]), [-1])).toThrow(RangeError);
  });
});
