import { describe, expect, test } from 'vitest';
import { adaptToBrand } from './adapt-to-brand.ts';
import { explainPrediction } from './explain.ts';
import { coldStartModel } from './model.ts';
import { citedByRank, rankBeyond, rateAtRank, typicalRank } from './organic-rank.ts';
import { predictPresence } from './predict.ts';
import { simulateChanges } from './simulate-change.ts';

const model = coldStartModel();
const engine = 'google-ai-overview';
const atRank = (rank: number) => predictPresence(model, { engine, features: { organic_rank: rank } });

describe('the organic rank', () => {
  test.each(citedByRank)('ranks $from to $to are predicted at the published $rate', ({ from, to, rate }) => {
    const ranks = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    const mean = ranks.reduce((sum, one) => sum + atRank(one).mean, 0) / ranks.length;
    expect(Math.abs(mean - rate)).toBeLessThan(0.02);
  });

  test('a better rank is never predicted lower, and the typical rank says what no rank says', () => {
    for (let rank = 1; rank < 120; rank += 1)
      expect(rateAtRank(rank)).toBeGreaterThanOrEqual(rateAtRank(rank + 1));
    expect(rateAtRank(0)).toBe(rateAtRank(1));
    const unknown = predictPresence(model, { engine, features: {} });
    expect(Math.abs(atRank(typicalRank).mean - unknown.mean)).toBeLessThan(0.015);
  });

  test('beyond the first ten results is as rare as the ranks from 11 to 1,000 on average', () => {
    let [sum, weight] = [0, 0];
    for (let rank = 11; rank <= 1000; rank += 1) {
      sum += rateAtRank(rank) / rank;
      weight += 1 / rank;
    }
    expect(Math.abs(atRank(rankBeyond(10)).mean - sum / weight)).toBeLessThan(0.02);
  });

  test('tells nothing of engines that show no results, and is not among what they miss', () => {
    const api = { engine: 'openai', tier: 'mid' } as const;
    const without = predictPresence(model, { ...api, features: {} });
    expect(predictPresence(model, { ...api, features: { organic_rank: 1 } }).mean).toBe(without.mean);
    expect(without.missing).not.toContain('organic_rank');
    expect(predictPresence(model, { engine, features: {} }).missing).toContain('organic_rank');
    const { contributions } = explainPrediction(model, { ...api, features: { organic_rank: 1 } });
    expect(contributions.map(({ id }) => id)).not.toContain('organic_rank');
  });

  test('a domain that is cited more than its ranks say is expected higher at every rank', () => {
    const cells = Array.from({ length: 20 }, (_, i) => ({
      workspace: 'w',
      prompt: `p${i}`,
      engine,
      features: { organic_rank: 12 },
      successes: Number(i % 2 === 0),
      trials: 1,
    }));
    const own = adaptToBrand(model, 'b', cells, 'own');
    for (const rank of [1, 12, 30]) {
      const after = predictPresence(own, { engine, brand: 'b', features: { organic_rank: rank } }).mean;
      expect(after).toBeGreaterThan(atRank(rank).mean + 0.02);
    }
  });

  test('climbing is expected to do a quarter of what ranks go with', () => {
    const subject = { engine, features: { organic_rank: 15 } };
    const [climb] = simulateChanges(model, [subject], [{ name: 'up', set: { organic_rank: 2 } }], {
      draws: 4000,
    }).variants;
    const observed = atRank(2).mean - atRank(15).mean;
    expect((climb?.uplift.mean ?? 0) / observed).toBeGreaterThan(0.1);
    expect((climb?.uplift.mean ?? 1) / observed).toBeLessThan(0.4);
    expect(climb?.associations).toEqual([]);
  });
});
