import { describe, expect, test } from 'vitest';
import { estimateChange } from '../compare/index.ts';
import { createRandom, drawBeta, drawBinomial } from '../random/index.ts';
import { describePlan, detectableChange, expectPrecision, measureReliability, planSamples } from './index.ts';

const guess = { rate: 0.375, icc: 0.56 };

describe('planSamples', () => {
  test.each([
    [0.1, 90, 1],
    [0.05, 360, 1],
  ])(
    '±%d for the market costs about the published credits, one answer a prompt',
    (halfWidth, credits, samples) => {
      const { plan } = planSamples({ halfWidth, estimand: 'market' }, { maxPrompts: 5000 }, guess);
      expect(plan?.samplesPerPrompt).toBe(samples);
      expect(Math.abs((plan?.credits ?? 0) / credits - 1)).toBeLessThan(0.06);
    },
  );

  test('±5 points for these prompts costs under half of the market figure', () => {
    const { plan } = planSamples({ halfWidth: 0.05, estimand: 'tracked' }, { maxPrompts: 60 }, guess);
    expect(Math.abs((plan?.credits ?? 0) / 158 - 1)).toBeLessThan(0.06);
    expect(plan?.samplesPerPrompt).toBeGreaterThan(1);
  });

  test('prompts first: the same credits on fewer prompts are wider', () => {
    expect(
      describePlan(20, 5, guess).marketHalfWidth / describePlan(100, 1, guess).marketHalfWidth,
    ).toBeGreaterThan(1.6);
    const { alternatives } = planSamples({ halfWidth: 0.1, estimand: 'market' }, { maxPrompts: 500 }, guess);
    const widths = alternatives.map(({ marketHalfWidth }) => marketHalfWidth);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  });

  test('too few prompts to reach the target: says how close it can come', () => {
    const { plan, best } = planSamples(
      { halfWidth: 0.01, estimand: 'market' },
      { maxPrompts: 20, maxCredits: 60, engines: 2 },
      guess,
    );
    expect(plan).toBeNull();
    expect(best).toMatchObject({ prompts: 20, samplesPerPrompt: 1, credits: 40 });
    expect(() => planSamples({ detectableChange: 0 }, { maxPrompts: 5 })).toThrow(RangeError);
  });

  test('a plan for a change finds it', () => {
    const { plan } = planSamples({ detectableChange: 0.1 }, { maxPrompts: 400 }, guess);
    expect(plan?.detectableChange).toBeLessThanOrEqual(0.1);
  });
});

test('detectable change: the textbook 80% figure, and none below 0', () => {
  expect(detectableChange(0.5, 392)).toBeCloseTo(0.1, 2);
  expect(detectableChange(0, 50)).toBeGreaterThan(0);
  expect(detectableChange(0.5, 1)).toBe(1);
});

/** The same shift in logits for each rate, so that their mean is the target. */
function shiftedTo(rates: readonly number[], target: number): number[] {
  const by = (shift: number) =>
    rates.map((rate) => 1 / (1 + ((1 - rate) / Math.max(rate, 1e-12)) * Math.exp(-shift)));
  let [low, high] = [-30, 30];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (by(middle).reduce((sum, rate) => sum + rate, 0) / rates.length < target) low = middle;
    else high = middle;
  }
  return by(low);
}

test.each([
  [30, 3, 0.1, 0.9],
  [50, 2, 0.5, 0.1],
  [50, 2, 0.3, 0.5],
])(
  'a change as large as planned is found 4 times in 5: %d prompts × %d, Beta(%d, %d)',
  (prompts, samples, a, b) => {
    const random = createRandom(31);
    const guess = { rate: a / (a + b), icc: 1 / (a + b + 1) };
    const { trackedEffectiveN } = expectPrecision({ prompts, samples }, guess);
    const planned = detectableChange(guess.rate, trackedEffectiveN);
    let found = 0;
    for (let world = 0; world < 300; world += 1) {
      const rates = Array.from({ length: prompts }, () => drawBeta(random, a, b));
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / prompts;
      const rise = mean(rates) < planned;
      const moved = shiftedTo(rates, mean(rates) + (rise ? planned : -planned));
      const cells = rates.map((rate, prompt) => ({
        cluster: `${prompt}`,
        engine: 'one',
        before: { successes: drawBinomial(random, samples, rate), trials: samples },
        after: { successes: drawBinomial(random, samples, moved[prompt] ?? 0), trials: samples },
      }));
      if (estimateChange(cells, { question: 'tracked' }).verdict === (rise ? 'rise' : 'fall')) found += 1;
    }
    expect(found / 300).toBeGreaterThan(0.74);
  },
);

describe('reliability', () => {
  const random = createRandom(17);
  const panel = (a: number, b: number) => Array.from({ length: 300 }, () => drawBeta(random, a, b));
  const scan = (rates: readonly number[], k: number) =>
    rates.map((rate) => ({ successes: drawBinomial(random, k, rate), trials: k }));

  test.each([3, 8])('split halves agree as the ICC says, the whole by Spearman-Brown (k = %d)', (k) => {
    const { splitHalf, reliability } = measureReliability(scan(panel(0.3, 0.5), k), random);
    const half = Math.floor(k / 2);
    const icc = 1 / 1.8;
    expect(Math.abs((splitHalf ?? 0) - (half * icc) / (1 + (half - 1) * icc))).toBeLessThan(0.1);
    expect(Math.abs((reliability ?? 0) - (k * icc) / (1 + (k - 1) * icc))).toBeLessThan(0.06);
  });

  test.each([4, 5])(
    'scans repeated without change differ by less than the floor 19 times in 20 (k = %d)',
    (k) => {
      const rates = panel(2, 3).slice(0, 80);
      const { noiseFloor } = measureReliability(scan(rates, k), random, 400);
      const presence = () => scan(rates, k).reduce((sum, c) => sum + c.successes / k, 0) / rates.length;
      const differences = Array.from({ length: 600 }, () => Math.abs(presence() - presence()));
      const within = differences.filter((difference) => difference <= (noiseFloor ?? 0)).length / 600;
      expect(Math.abs(within - 0.95)).toBeLessThan(0.04);
    },
  );

  test('nothing to split says nothing', () => {
    const single = [
      { successes: 1, trials: 1 },
      { successes: 0, trials: 1 },
    ];
    expect(measureReliability(single, random)).toEqual({
      splitHalf: null,
      splitHalfCi: null,
      reliability: null,
      ci: null,
      noiseFloor: null,
      n: 0,
    });
    const constant = Array.from({ length: 9 }, () => ({ successes: 0, trials: 4 }));
    expect(measureReliability(constant, random)).toMatchObject({ splitHalf: null, noiseFloor: 0, n: 9 });
    expect(() => measureReliability([{ successes: 1.5, trials: 3 }], random)).toThrow(RangeError);
  });
});
