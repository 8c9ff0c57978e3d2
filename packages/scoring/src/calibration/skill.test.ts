import { describe, expect, test } from 'vitest';
import { createRandom } from '../random/index.ts';
import { featureStability, populationStability } from './population-stability.ts';
import { decidePromotion } from './promotion.ts';
import { brierSum, logLossSum } from './proper-score.ts';
import { leaveOnePromptOut, type ScoredPrediction } from './scored-prediction.ts';
import { brierSkill, logLossSkill } from './skill.ts';
import { monitorSkill } from './skill-monitor.ts';

function cells(rates: number[], predict: (rate: number) => number, trials = 4): ScoredPrediction[] {
  const random = createRandom(11);
  return rates.map((rate, i) => {
    let successes = 0;
    for (let j = 0; j < trials; j += 1) if (random() < rate) successes += 1;
    return { prompt: `p${i}`, engine: 'openai', predicted: predict(rate), successes, trials };
  });
}

const rates = Array.from({ length: 200 }, (_, i) => (i % 2 ? 0.1 : 0.8));

describe('proper scores', () => {
  test('by hand', () => {
    expect(brierSum(0.7, 2, 3)).toBeCloseTo(2 * 0.09 + 0.49, 12);
    expect(logLossSum(0.7, 2, 3)).toBeCloseTo(-2 * Math.log(0.7) - Math.log(0.3), 12);
    expect(logLossSum(0, 1, 1)).toBeLessThan(14);
  });

  test('both are least, on average, at the true rate', () => {
    for (const score of [brierSum, logLossSum]) {
      const expected = (p: number): number => 0.3 * score(p, 1, 1) + 0.7 * score(p, 0, 1);
      for (const p of [0.05, 0.2, 0.4, 0.9]) expect(expected(p)).toBeGreaterThan(expected(0.3));
    }
  });
});

describe('skill', () => {
  test('the baseline is the rate of the other prompts', () => {
    const [first, second, third] = leaveOnePromptOut([
      { prompt: 'a', engine: 'e', predicted: 0.5, successes: 1, trials: 1 },
      { prompt: 'b', engine: 'e', predicted: 0.5, successes: 0, trials: 1 },
      { prompt: 'c', engine: 'e', predicted: 0.5, successes: 0, trials: 2 },
    ]);
    expect([first, second, third]).toEqual([0, 1 / 3, 0.5]);
  });

  test('knowing the rates has it, the base rate has none, the opposite has less than none', () => {
    expect(brierSkill(cells(rates, (rate) => rate)).skill).toBeGreaterThan(0.4);
    expect(Math.abs(brierSkill(cells(rates, () => 0.45)).skill)).toBeLessThan(0.03);
    expect(logLossSkill(cells(rates, (rate) => 1 - rate)).skill).toBeLessThan(-0.5);
  });

  test('a given baseline is used instead', () => {
    const perfectBaseline = cells(rates, () => 0.45).map((one, i) => ({ ...one, baseline: rates[i] ?? 0 }));
    expect(brierSkill(perfectBaseline).skill).toBeLessThan(-0.5);
  });
});

describe('monitors', () => {
  const right = cells(rates, (rate) => rate).map((one) => ({ ...one, week: '2026-W40' }));
  const upset = cells(rates, (rate) => 1 - rate).map((one) => ({ ...one, week: '2026-W41' }));

  test('a week of right predictions is inside its band; a week turned upside down is not', () => {
    const [calm, alarmed] = monitorSkill([...right, ...upset], { simulations: 200, correlation: 0.3 });
    expect(calm).toMatchObject({ week: '2026-W40', alarm: false, prompts: 200 });
    expect(alarmed?.alarm).toBe(true);
    expect(monitorSkill(right.slice(0, 1))).toEqual([]);
  });

  test('population stability by hand, and the alarm', () => {
    // Shares .5/.5 against .75/.25: .25·ln 1.5 + .25·ln 2 = .2747; counts this large make the smoothing vanish.
    const moved = populationStability([50_000, 50_000], [75_000, 25_000]);
    expect(moved.index).toBeCloseTo(0.25 * Math.log(1.5) + 0.25 * Math.log(2), 3);
    expect(moved.drifted).toBe(true);
    expect(populationStability([500, 500], [510, 490]).drifted).toBe(false);
    expect(() => populationStability([1, 2], [1, 2, 3])).toThrow(RangeError);
  });

  test('small samples do not alarm by chance more than 1 in 20 or so', () => {
    const random = createRandom(12);
    const sample = (): number[] => Array.from({ length: 40 }, random);
    let alarms = 0;
    for (let round = 0; round < 300; round += 1)
      if (featureStability(sample(), sample()).drifted) alarms += 1;
    expect(alarms / 300).toBeLessThan(0.09);
  });

  test('a feature that is no longer seen has drifted', () => {
    const seen = Array.from({ length: 200 }, (_, i) => i % 10);
    const gone = seen.map((value, i) => (i % 2 ? undefined : value));
    expect(featureStability(seen, gone).drifted).toBe(true);
    expect(featureStability(seen, [...seen].reverse()).drifted).toBe(false);
  });
});

describe('promotion', () => {
  const heldOut = (candidate: (rate: number) => number, count = rates.length) =>
    cells(rates.slice(0, count), () => 0.45).map((one, i) => ({
      ...one,
      current: 0.45,
      candidate: candidate(rates[i] ?? 0),
    }));

  test('a better model is promoted, a worse one is not, and few prompts decide nothing', () => {
    expect(decidePromotion(heldOut((rate) => rate)).decision).toBe('promote');
    expect(decidePromotion(heldOut((rate) => 1 - rate)).decision).toBe('keep');
    expect(decidePromotion(heldOut((rate) => rate, 20)).decision).toBe('insufficient');
  });

  test('an equal model is no worse', () => {
    expect(decidePromotion(heldOut(() => 0.45))).toMatchObject({
      decision: 'promote',
      logLossGain: 0,
      brierGain: 0,
    });
  });
});
