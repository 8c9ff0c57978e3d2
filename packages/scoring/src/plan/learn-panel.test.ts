import { describe, expect, test } from 'vitest';
import type { Cluster } from '../interval/cluster.ts';
import { estimatePooledEngines } from '../interval/index.ts';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { defaultGuess, expectPrecision, learnPanel } from './index.ts';

const random = createRandom(5);
const asked = (rates: readonly number[], trials: number): Cluster[] =>
  rates.map((rate) => ({ successes: drawBinomial(random, trials, rate), trials }));
const drawn = (a: number, b: number, prompts: number) =>
  Array.from({ length: prompts }, () => drawBeta(random, a, b));

describe('learning from history', () => {
  test('much history finds the ICC, and is nearly sure of it', () => {
    const learned = learnPanel([asked(drawn(2, 3, 600), 5)]);
    expect(learned?.icc).toBeGreaterThan(0.12);
    expect(learned?.icc).toBeLessThan(0.25);
    expect(learned?.iccLearned).toBeGreaterThan(0.9);
    expect((learned?.iccRange.high ?? 1) - (learned?.iccRange.low ?? 0)).toBeLessThan(0.2);
    expect(learned?.rate).toBeCloseTo(0.4, 1);
  });

  test('any history counts for what it is worth: a dozen prompts move the usual ICC a part of the way', () => {
    const dozen = learnPanel([asked(drawn(2, 3, 12), 3)]);
    expect(dozen?.iccLearned).toBeGreaterThan(0.2);
    expect(dozen?.iccLearned).toBeLessThan(0.95);
    expect(dozen?.icc).toBeLessThan(defaultGuess.icc);
    expect(dozen?.iccRange.high).toBeGreaterThan(dozen?.icc ?? 1);
  });

  test('prompts asked once teach the rate alone, and no answer teaches nothing', () => {
    const once = learnPanel([asked(drawn(2, 3, 50), 1)]);
    expect(once).toMatchObject({ icc: defaultGuess.icc, iccLearned: 0, noiseKnown: false, prompts: 50 });
    expect(learnPanel([[null, { successes: 0, trials: 0 }]])).toBeNull();
    expect(learnPanel([asked([0, 0, 0], 3)])?.rate).toBeGreaterThan(0);
  });

  test('engines that name the brand on the same prompts agree; those that do not, hardly', () => {
    const rates = drawn(0.5, 0.5, 200);
    const alike = learnPanel([asked(rates, 4), asked(rates, 4)]);
    const apart = learnPanel([asked(rates, 4), asked(drawn(0.5, 0.5, 200), 4)]);
    expect(alike?.agreement).toBeGreaterThan(0.4);
    expect(apart?.agreement).toBeLessThan(0.2);
  });

  test('prompts of one topic that go together are fewer independent ones; few topics are told too, by their effective number', () => {
    const topics = Array.from({ length: 120 }, (_, at) => `topic ${at % 12}`);
    const byTopic = drawn(0.5, 0.5, 12);
    const together = learnPanel(
      [
        asked(
          topics.map((_, at) => byTopic[at % 12] ?? 0),
          4,
        ),
      ],
      topics,
    );
    const apart = learnPanel([asked(drawn(0.5, 0.5, 120), 4)], topics);
    expect(together?.topics?.count).toBeCloseTo(12, 10);
    expect(together?.topics?.correlation).toBeGreaterThan(0.5);
    expect(apart?.topics?.correlation).toBeLessThan(0.2);
    const few = (name: (at: number) => string) =>
      learnPanel(
        [asked(drawn(1, 1, 120), 4)],
        topics.map((_, at) => name(at)),
      )?.topics;
    expect(few((at) => `topic ${at % 5}`)?.count).toBeCloseTo(5, 10);
    expect(few((at) => `topic ${at % 2 === 0 ? 0 : at % 12}`)?.count).toBeLessThan(4);
    expect(few((at) => `topic ${at}`)).toBeUndefined();
  });
});

describe('what is promised is what is published', () => {
  const halfWidth = (ci: { low: number; high: number } | null | undefined): number =>
    ((ci?.high ?? 0) - (ci?.low ?? 0)) / 2;

  test.each([
    { prompts: 60, samples: 3, engines: 1 },
    { prompts: 24, samples: 5, engines: 2 },
    { prompts: 100, samples: 1, engines: 1 },
    { prompts: 100, samples: 1, engines: 3 },
  ])('$prompts prompts × $samples on $engines engines, with the truth as the guess', (design) => {
    let [market, tracked] = [0, 0];
    const scans = 60;
    for (let scan = 0; scan < scans; scan += 1) {
      const rates = drawn(0.6, 1.2, design.prompts);
      const byEngine = Array.from({ length: design.engines }, () => ({
        weight: 1,
        clusters: asked(rates, design.samples),
      }));
      const both = estimatePooledEngines(byEngine);
      market += halfWidth(both.market.ci) / scans;
      tracked += halfWidth(both.tracked.ci) / scans;
    }
    const icc = 1 / 2.8;
    const promised = expectPrecision(design, { rate: 1 / 3, icc, agreement: icc });
    expect(promised.market / market).toBeGreaterThan(0.95);
    expect(promised.market / market).toBeLessThan(1.05);
    expect(promised.tracked / tracked).toBeGreaterThan(0.94);
    expect(promised.tracked / tracked).toBeLessThan(1.06);
  });
});
