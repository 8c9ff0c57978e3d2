import { describe, expect, test } from 'vitest';
import { betaQuantile } from '../distribution/index.ts';
import { explainPrediction } from './explain.ts';
import { weighHistory } from './history.ts';
import { logit } from './logistic.ts';
import { coldStartModel } from './model.ts';
import { type PredictionSubject, predictPresence } from './predict.ts';
import { predictPortfolio } from './predict-portfolio.ts';
import { featurePriors } from './priors.ts';

const model = coldStartModel();
const subject: PredictionSubject = {
  engine: 'gemini',
  tier: 'mid',
  features: { passage_relevance: 1, query_term_coverage: 0.5, statistics: 1, json_ld: 1 },
};

describe('prior table', () => {
  test('ids are unique, sds positive, sources named', () => {
    expect(new Set(featurePriors.map(({ id }) => id)).size).toBe(featurePriors.length);
    for (const { association, basis } of featurePriors) {
      expect(association.sd).toBeGreaterThan(0);
      expect(basis.length).toBeGreaterThan(0);
    }
  });

  test('lab-tested rewriting never claims more than its doubt, and schema claims nothing', () => {
    for (const id of [
      'quotations',
      'sources_cited',
      'statistics',
      'fluency',
      'technical_terms',
      'keyword_stuffing',
    ]) {
      const prior = featurePriors.find((one) => one.id === id);
      expect(prior?.association.sd).toBeGreaterThanOrEqual(Math.abs(prior?.association.mean ?? 1));
    }
    expect(featurePriors.find(({ id }) => id === 'json_ld')?.effect).toEqual({ mean: 0, sd: 0.05 });
  });
});

describe('predictPresence', () => {
  test('cold start gives each tier its published 11, 44 and 73%, wide, and says it is not measured', () => {
    const means = (['niche', 'mid', 'global'] as const).map((tier) => {
      const prediction = predictPresence(model, { engine: 'gemini', tier, features: {} });
      expect(prediction.label).toBe('published effects, not yet checked here');
      expect(prediction.high - prediction.low).toBeGreaterThan(0.7);
      return prediction.mean;
    });
    for (const [i, published] of [0.11, 0.44, 0.73].entries())
      expect(Math.abs((means[i] ?? 0) - published)).toBeLessThan(0.005);
  });

  test('what is missing widens the interval and does not act as zero', () => {
    const bare = predictPresence(model, { engine: 'gemini', tier: 'mid', features: {} });
    const typical = Object.fromEntries(featurePriors.map((p) => [p.id, p.typical.mean]));
    const seen = predictPresence(model, { engine: 'gemini', tier: 'mid', features: typical });
    expect(bare.mean).toBeCloseTo(seen.mean, 2);
    expect(bare.variance.missing).toBeGreaterThan(0.5);
    expect(seen.variance.missing).toBeLessThan(0.01);
    expect(bare.missing).toContain('passage_relevance');
    const zero = predictPresence(model, { engine: 'gemini', tier: 'mid', features: { fluency: 0 } });
    expect(zero.mean).toBeLessThan(bare.mean);
  });

  test('an unknown tier is a mixture of tiers, with more doubt', () => {
    const unknown = predictPresence(model, { engine: 'gemini', features: {} });
    const niche = predictPresence(model, { engine: 'gemini', tier: 'niche', features: {} });
    expect(unknown.mean).toBeGreaterThan(niche.mean);
    expect(unknown.variance.missing).toBeGreaterThan(niche.variance.missing);
  });

  test('an engine the model has never met is predicted as one without figures', () => {
    const known = predictPresence(model, subject);
    const unknown = predictPresence(model, { ...subject, engine: 'new-engine' });
    expect(unknown.variance.coefficients).toBeCloseTo(known.variance.coefficients, 4);
    expect(unknown.mean).toBeCloseTo(known.mean, 4);
  });

  test('values that are not numbers, and features nobody knows, are refused', () => {
    expect(() => predictPresence(model, { ...subject, features: { statistics: Number.NaN } })).toThrow(
      /statistics/,
    );
    const features = { colour: 1 } as unknown as PredictionSubject['features'];
    expect(() => predictPresence(model, { ...subject, features })).toThrow(/colour/);
  });

  test('own history takes over: prediction counts as .8 answers', () => {
    const history = [{ successes: 3, trials: 3, weeksAgo: 0 }];
    const { mean: before } = predictPresence(model, subject);
    const after = predictPresence(model, { ...subject, history });
    expect(after.mean).toBeCloseTo((0.8 * before + 3) / 3.8, 8);
    expect(after.low).toBeCloseTo(betaQuantile(0.025, 0.8 * before + 3, 0.8 * (1 - before)), 8);
    const older = predictPresence(model, { ...subject, history: [{ successes: 3, trials: 3, weeksAgo: 6 }] });
    expect(older.mean).toBeLessThan(after.mean);
    expect(older.mean).toBeGreaterThan(before);
  });

  test('history decays by .75 a week and .3 a model change', () => {
    const past = [
      { successes: 2, trials: 3, weeksAgo: 2 },
      { successes: 1, trials: 1, weeksAgo: 1, modelChanges: 1 },
    ];
    const { successes, trials } = weighHistory(past);
    expect(successes).toBeCloseTo(2 * 0.5625 + 0.225, 12);
    expect(trials).toBeCloseTo(3 * 0.5625 + 0.225, 12);
    expect(() => weighHistory([{ successes: 2, trials: 1, weeksAgo: 0 }])).toThrow(RangeError);
  });
});

describe('predictPortfolio', () => {
  test("prompts' own doubt averages out, the shared part does not", () => {
    const small = predictPortfolio(
      model,
      Array.from({ length: 4 }, () => subject),
      { draws: 1500 },
    );
    const large = predictPortfolio(
      model,
      Array.from({ length: 64 }, () => subject),
      { draws: 1500 },
    );
    expect(large.promptSd / small.promptSd).toBeCloseTo(1 / 4, 1);
    expect(large.sharedSd).toBeGreaterThan(0.8 * small.sharedSd);
    expect(large.mean).toBeCloseTo(predictPresence(model, subject).mean, 1);
    expect(large.high95 - large.low95).toBeLessThan(small.high95 - small.low95);
  });

  test('repeats for a seed, and refuses an empty portfolio', () => {
    const run = (seed: number) => predictPortfolio(model, [subject], { draws: 50, seed });
    expect(run(3)).toEqual(run(3));
    expect(run(3)).not.toEqual(run(4));
    expect(() => predictPortfolio(model, [])).toThrow(RangeError);
  });
});

describe('explainPrediction', () => {
  test.each([
    ['features alone', subject],
    ['history', { ...subject, history: [{ successes: 1, trials: 4, weeksAgo: 1 }] }],
    ['nothing known', { engine: 'gemini', features: {} }],
  ] satisfies [string, PredictionSubject][])('%s: parts add up in log-odds and in points', (_name, one) => {
    const recalibrated = {
      ...model,
      recalibration: { method: 'intercept' as const, shift: 0.4, weight: 0.7 },
    };
    const { baseline, prediction, contributions } = explainPrediction(recalibrated, one);
    const sum = (key: 'logOdds' | 'points') => contributions.reduce((total, part) => total + part[key], 0);
    expect(sum('logOdds')).toBeCloseTo(logit(prediction) - logit(baseline), 9);
    expect(sum('points')).toBeCloseTo(prediction - baseline, 9);
    expect(prediction).toBe(predictPresence(recalibrated, one).mean);
  });

  test('names the studies and the answers behind a part, largest first', () => {
    const { contributions } = explainPrediction(model, subject);
    expect(contributions[0]?.id).toBe('passage_relevance');
    expect(contributions[0]?.evidence.studies.length).toBeGreaterThan(0);
    expect(contributions[0]?.evidence.answers).toBe(0);
  });
});
