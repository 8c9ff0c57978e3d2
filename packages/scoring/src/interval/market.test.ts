import { describe, expect, test } from 'vitest';
import { betaCdf, betaQuantile } from '../distribution/index.ts';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { type Cluster, estimatePooledEngines, estimatePresence } from './index.ts';

const same = (successes: number, trials: number, n: number): Cluster[] =>
  Array.from({ length: n }, () => ({ successes, trials }));
const market = (clusters: Cluster[], topics?: (string | null)[]) =>
  estimatePresence(clusters, { estimand: 'market', ...(topics ? { topics } : {}) });

describe('the market interval', () => {
  test('one answer a prompt: Beta with 0.6 of a prompt added on each side, near to Jeffreys', () => {
    const { ci, effectiveN } = market([...same(1, 1, 13), ...same(0, 1, 27)]);
    const share = 13.6 / 41.2;
    expect(ci?.low).toBeCloseTo(betaQuantile(0.025, share * 40.2, (1 - share) * 40.2), 10);
    expect(ci?.high).toBeCloseTo(betaQuantile(0.975, share * 40.2, (1 - share) * 40.2), 10);
    expect(Math.abs((ci?.low ?? 0) - betaQuantile(0.025, 13.5, 27.5))).toBeLessThan(0.005);
    expect(effectiveN).toBeCloseTo(40, 10);
  });

  test('its tails are 2.5% of the Beta with the mean and variance of the rates, found by summing them up', () => {
    const rates = [0, 0, 0.2, 0.2, 0.4, 0.6, 0.8, 1, 1, 1, 0, 0.2];
    const { ci } = market(rates.map((rate) => ({ successes: rate * 5, trials: 5 })));
    const weighed = [...rates.map((rate) => [rate, 1]), [0, 0.6], [1, 0.6]];
    const size = rates.length + 1.2;
    const mean = weighed.reduce((sum, [rate = 0, weight = 0]) => sum + rate * weight, 0) / size;
    const square =
      weighed.reduce((sum, [rate = 0, weight = 0]) => sum + weight * (rate - mean) ** 2, 0) / size;
    const worth = (mean * (1 - mean) * size) / square - 1;
    expect(betaCdf(ci?.low ?? 0, mean * worth, (1 - mean) * worth)).toBeCloseTo(0.025, 8);
    expect(betaCdf(ci?.high ?? 0, mean * worth, (1 - mean) * worth)).toBeCloseTo(0.975, 8);
  });

  test('holds the truth where prompts come in two groups: 20% never, 80% at .9, k = 10', () => {
    const random = createRandom(3);
    let hits = 0;
    for (let repeat = 0; repeat < 2000; repeat += 1) {
      const clusters = Array.from({ length: 100 }, () => ({
        successes: drawBinomial(random, 10, random() < 0.2 ? 0 : 0.9),
        trials: 10,
      }));
      const { ci } = market(clusters);
      if (ci && ci.low <= 0.72 && 0.72 <= ci.high) hits += 1;
    }
    expect(hits / 2000).toBeGreaterThan(0.935);
    expect(hits / 2000).toBeLessThan(0.97);
  });
});

describe('topics', () => {
  const topicOf = (size: number) => Array.from({ length: 48 }, (_, i) => `topic ${Math.floor(i / size)}`);
  const clusters = Array.from({ length: 48 }, (_, i) => ({
    successes: Math.floor(i / 6) % 2 === 0 ? 3 : 0,
    trials: 3,
  }));

  test('prompts that agree within topics are worth as many as there are topics', () => {
    const apart = market(clusters);
    const grouped = market(clusters, topicOf(6));
    expect(grouped).toMatchObject({ value: 0.5, n: 8, label: 'indicative', ci: { method: 'topic-beta' } });
    expect(grouped.effectiveN).toBeLessThan(10);
    expect(apart.effectiveN).toBeGreaterThan(40);
  });

  test('too few topics: said, and the interval is that of more questions from them', () => {
    const few = market(clusters, topicOf(8));
    expect(few).toMatchObject({ value: 0.5, n: 48, label: 'few_topics' });
    expect(few.ci?.method).toBe('strata-beta');
    const alone = topicOf(8).map((topic, i) => (i < 40 ? null : topic));
    expect(market(clusters, alone)).toMatchObject({ n: 41, label: 'ok' });
  });

  test('topics that differ are strata: narrower by what lies between them; topics that do not change nothing', () => {
    const widthOf = ({ ci }: ReturnType<typeof market>) => (ci?.high ?? 1) - (ci?.low ?? 0);
    const whole = widthOf(market(clusters));
    // Six topics of eight, each always or never: a quarter of the whole spread stays, for six means of 48 questions.
    const poles = Array.from({ length: 48 }, (_, i) => `pole ${Math.floor(i / 8) % 2} ${i % 3}`);
    const alternating = Array.from({ length: 48 }, (_, i) => ({
      successes: Math.floor(i / 8) % 2 === 0 ? 3 : 0,
      trials: 3,
    }));
    expect(widthOf(market(alternating, poles)) ** 2 / whole ** 2).toBeCloseTo(0.25, 1);
    const mixed = topicOf(8).map((_, i) => `topic ${i % 3}`);
    expect(widthOf(market(clusters, mixed))).toBeGreaterThan(0.97 * whole);
  });

  test('fewer than 20 questions, or topics of two: the whole spread', () => {
    const some = clusters.slice(0, 16);
    const names = topicOf(8).slice(0, 16);
    expect(market(some, names).ci).toEqual(market(some).ci);
    const pairs = Array.from({ length: 48 }, (_, i) => (i < 30 ? 'large' : `pair ${Math.floor(i / 2)}`));
    expect(market(clusters, pairs).label).toBe('few_topics');
    const many = Array.from({ length: 20 }, (_, i) => (i < 12 ? 'large' : `own ${i}`));
    expect(market(clusters.slice(0, 20), many).ci).toEqual(market(clusters.slice(0, 20)).ci);
  });

  test('a topic that holds half of the prompts: eleven names are few', () => {
    const uneven = clusters.map((_, i) => (i % 2 === 0 ? 'half' : `topic ${i % 10}`));
    expect(market(clusters, uneven).label).toBe('few_topics');
  });

  test('paraphrases of one question are one cluster, however few questions there are', () => {
    const paraphrases = topicOf(8);
    const grouped = estimatePresence(clusters, { estimand: 'market', paraphrases });
    expect(grouped).toMatchObject({ n: 6, label: 'indicative', ci: { method: 'topic-beta' } });
    expect(grouped.effectiveN).toBeLessThan(25);
  });
});

describe('pooled engines', () => {
  const sure = same(3, 3, 30);
  const never = same(0, 3, 30);

  test('a lost answer or a lost cell of one engine does not shift the value', () => {
    const whole = estimatePooledEngines([
      { weight: 1, clusters: sure },
      { weight: 1, clusters: never },
    ]);
    const thinned = estimatePooledEngines([
      { weight: 1, clusters: sure.map((_, i) => (i % 3 === 0 ? null : { successes: 1, trials: 1 })) },
      { weight: 1, clusters: never },
    ]);
    expect([whole.market.value, thinned.market.value]).toEqual([0.5, 0.5]);
    expect(thinned.tracked.n).toBe(30);
  });

  test.each([
    [1, 0.34, 0.87],
    [0, 0.13, 0.66],
  ])(
    '60 prompts on one engine, two on another (%d of 1 each): as wide as the two allow',
    (answer, low, high) => {
      const half = Array.from({ length: 60 }, (_, i) => ({ successes: i % 2, trials: 1 }));
      const two = half.map((_, i) => (i < 2 ? { successes: answer, trials: 1 } : null));
      const pooled = estimatePooledEngines([
        { weight: 1, clusters: half },
        { weight: 1, clusters: two },
      ]);
      expect([pooled.tracked.label, pooled.market.label]).toEqual(['indicative', 'indicative']);
      for (const { ci, effectiveN } of [pooled.tracked, pooled.market]) {
        expect(ci?.low).toBeGreaterThan(low);
        expect(ci?.high).toBeLessThan(high);
        expect((ci?.high ?? 0) - (ci?.low ?? 1)).toBeGreaterThan(0.45);
        expect(effectiveN).toBeLessThan(15);
      }
      expect(pooled.market.ci?.low).toBeLessThanOrEqual(pooled.tracked.ci?.low ?? 0);
      expect(pooled.market.ci?.high).toBeGreaterThanOrEqual(pooled.tracked.ci?.high ?? 1);
    },
  );

  test('none of 60 prompts on one engine and of two on another: half of what the two may hide', () => {
    const none = same(0, 3, 60);
    const { tracked, market } = estimatePooledEngines([
      { weight: 1, clusters: none },
      { weight: 1, clusters: none.map((cell, i) => (i < 2 ? cell : null)) },
    ]);
    for (const { ci } of [tracked, market]) expect(ci?.high).toBeGreaterThan(0.3);
  });

  test.each([1, 3])(
    'holds the truth where one of two answered 5 of 60 prompts %d times, a rare brand',
    (k) => {
      const random = createRandom(7);
      const held = { tracked: 0, market: 0 };
      for (let repeat = 0; repeat < 600; repeat += 1) {
        const rates = [0, 1].map(() => Array.from({ length: 60 }, () => drawBeta(random, 0.1, 0.9)));
        const engines = rates.map((own, engine) => ({
          weight: 1,
          clusters: own.map((rate, i) =>
            engine === 0 || i < 5 ? { successes: drawBinomial(random, k, rate), trials: k } : null,
          ),
        }));
        const truth = rates.flat().reduce((sum, rate) => sum + rate / 120, 0);
        const { tracked, market } = estimatePooledEngines(engines);
        if (tracked.ci && tracked.ci.low <= truth && truth <= tracked.ci.high) held.tracked += 1;
        if (market.ci && market.ci.low <= 0.1 && 0.1 <= market.ci.high) held.market += 1;
      }
      expect(held.tracked / 600).toBeGreaterThan(0.94);
      expect(held.market / 600).toBeGreaterThan(0.94);
    },
  );

  test('weights count, and an engine without answers has none', () => {
    const { tracked } = estimatePooledEngines([
      { weight: 3, clusters: sure },
      { weight: 1, clusters: never },
      { weight: 9, clusters: sure.map(() => null) },
    ]);
    expect(tracked.value).toBeCloseTo(0.75, 12);
  });

  test('engines that agree add no prompts to the market; asked once each, they tell the noise for tracked', () => {
    const half = Array.from({ length: 40 }, (_, i) => ({ successes: i % 2, trials: 1 }));
    const one = estimatePooledEngines([{ weight: 1, clusters: half }]);
    const four = estimatePooledEngines([1, 1, 1, 1].map((weight) => ({ weight, clusters: half })));
    expect(four.market.ci).toEqual(one.market.ci);
    expect([one.tracked.label, four.tracked.label]).toEqual(['upper_bound', 'ok']);
    expect(four.tracked.effectiveN).toBeGreaterThan(5 * one.tracked.effectiveN);
  });

  test('weights and lengths that cannot be', () => {
    expect(() => estimatePooledEngines([{ weight: -1, clusters: sure }])).toThrow(RangeError);
    expect(() => estimatePooledEngines([{ weight: Number.NaN, clusters: sure }])).toThrow(RangeError);
    expect(() =>
      estimatePooledEngines([
        { weight: 1, clusters: sure },
        { weight: 1, clusters: sure.slice(1) },
      ]),
    ).toThrow(RangeError);
  });
});
