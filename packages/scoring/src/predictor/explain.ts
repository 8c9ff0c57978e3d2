import { checkFeatures } from './design.ts';
import { averageProbability } from './gauss-hermite.ts';
import { linearScore } from './linear-score.ts';
import { logit } from './logistic.ts';
import { type Model, readModel, type UnpackedModel } from './model.ts';
import { engineColumns, featureColumn } from './parameter.ts';
import { type PredictionSubject, predictPresence } from './predict.ts';
import { appliesTo, distanceFromTypical } from './prior.ts';
import { type FeatureId, featurePrior, isFeatureId } from './priors.ts';
import { recalibrate } from './recalibration.ts';

export interface Contribution {
  /** A feature, or one of: brand_level, averaging, recalibration, own_history. */
  id: FeatureId | 'brand_level' | 'averaging' | 'recalibration' | 'own_history';
  /** Feature value and that of the typical page; null for what is not a feature. */
  value: number | null;
  typical: number | null;
  logOdds: number;
  /** In probability: 0.03 is 3 points. */
  points: number;
  evidence: { studies: readonly string[]; answers: number };
}

export interface Explanation {
  /** A typical page of a brand of that tier on that engine. */
  baseline: number;
  prediction: number;
  contributions: readonly Contribution[];
  missing: readonly FeatureId[];
  formula: string;
}

const formula =
  'log-odds = baseline + Σ slope × (value − typical) + brand level + averaging over uncertain slopes + recalibration + own history; points = log-odds × (prediction − baseline) / (difference of their log-odds)';

/**
 * Why a prediction is what it is. Log-odds add up exactly to logit(prediction) − logit(baseline). Points are Aumann-Shapley
 * values along the straight path in log-odds (Sun and Sundararajan 2011): for one score, shares in proportion to log-odds, so
 * they add up exactly to prediction − baseline and do not depend on an order.
 */
export function explainPrediction(model: Model, subject: PredictionSubject): Explanation {
  const reading = readModel(model);
  const prediction = predictPresence(model, subject);
  const score = linearScore(reading, subject);
  const { brand: _brand, history: _history, ...rest } = subject;
  const start = linearScore(reading, { ...rest, features: {} });
  const baseline = averageProbability(start.mean, start.coefficientVariance);
  const averaged = averageProbability(score.mean, score.coefficientVariance);
  const recalibrated = recalibrate(model.recalibration, averaged);

  const terms = featureTerms(reading, subject);
  const features = terms.reduce((sum, term) => sum + term.logOdds, 0);
  const answers = model.trainedOn.answers;
  const add = (id: Contribution['id'], logOdds: number, count: number): void => {
    if (logOdds !== 0)
      terms.push({
        id,
        value: null,
        typical: null,
        logOdds,
        points: 0,
        evidence: { studies: [], answers: count },
      });
  };
  add('brand_level', score.mean - start.mean - features, answers);
  add('averaging', logit(averaged) - score.mean - (logit(baseline) - start.mean), answers);
  add('recalibration', logit(recalibrated) - logit(averaged), answers);
  add('own_history', logit(prediction.mean) - logit(recalibrated), prediction.history?.trials ?? 0);

  const distance = logit(prediction.mean) - logit(baseline);
  const slope =
    Math.abs(distance) > 1e-9 ? (prediction.mean - baseline) / distance : baseline * (1 - baseline);
  return {
    baseline,
    prediction: prediction.mean,
    contributions: terms
      .map((term) => ({ ...term, points: term.logOdds * slope }))
      .sort((a, b) => Math.abs(b.logOdds) - Math.abs(a.logOdds)),
    missing: prediction.missing,
    formula,
  };
}

function featureTerms(reading: UnpackedModel, subject: PredictionSubject): Contribution[] {
  const engineStart = reading.layout.engines.get(subject.engine);
  return Object.entries(checkFeatures(subject.features)).flatMap(([id, value]) => {
    if (!isFeatureId(id)) return [];
    const prior = featurePrior(id);
    if (!appliesTo(prior, subject.engine)) return [];
    const column = featureColumn(id);
    const position = engineColumns.indexOf(column);
    const own =
      engineStart === undefined || position < 0 ? 0 : (reading.weights[engineStart + position] ?? 0);
    const logOdds = ((reading.weights[column] ?? 0) + own) * distanceFromTypical(prior, value);
    const evidence = { studies: prior.basis, answers: reading.model.evidence[id] ?? 0 };
    return [{ id, value, typical: prior.typical.mean, logOdds, points: 0, evidence }];
  });
}
