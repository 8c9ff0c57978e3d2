import { createRandom, drawBeta, drawNormal, type Random } from '../random/index.ts';
import { type Steps, takeAll } from '../steps/index.ts';
import { drawDeadShare, meanOfLiving, spreadOfModel } from './cell-spread.ts';
import { drawCoefficients, drawnScore } from './draw-coefficients.ts';
import { siteNormals } from './draw-presence.ts';
import { averageProbability, locationOfMean } from './gauss-hermite.ts';
import { historyBelief, weighHistory } from './history.ts';
import { linearScore } from './linear-score.ts';
import { expit } from './logistic.ts';
import { type Model, readModel, type UnpackedModel } from './model.ts';
import type { PredictionSubject } from './predict.ts';
import { recalibrate } from './recalibration.ts';
import { promptStretch } from './stretch.ts';
import { type Summary, summarise } from './summary.ts';

export interface PortfolioPrediction extends Summary {
  prompts: number;
  /** sd of the mean, points of probability: from what all prompts share (does not average out), and from each prompt's own. */
  sharedSd: number;
  promptSd: number;
  modelVersion: string;
  label: Model['label'];
}

/** A cell prepared for many draws: its expected value, and how far it may deviate from it. */
interface ReadyCell {
  subject: PredictionSubject;
  columns: Float64Array;
  score: number;
  siteSd: number;
  tierSd: number;
  ownSd: number;
  /** Factor on the sd of what is shared: how far brands may vary more than studies say. */
  scale: number;
  /** Centre of the cell's logit before the shared part is added. */
  center: number;
  belief: { a: number; b: number } | null;
}

function* readyCells(reading: UnpackedModel, subjects: readonly PredictionSubject[]): Steps<ReadyCell[]> {
  const { recalibration, tau } = reading.model;
  const stretch = promptStretch(tau) ** 2;
  const ready: ReadyCell[] = [];
  for (const subject of subjects) {
    const spread = spreadOfModel(reading.model, subject);
    const score = linearScore(reading, subject);
    const mean = recalibrate(recalibration, averageProbability(score.mean, score.coefficientVariance));
    const own = stretch * score.missing.prompt + tau ** 2;
    const site = stretch * score.missing.site;
    const tier = stretch * score.missing.tier;
    const shared = stretch * score.coefficientVariance + site;
    const total = spread.wider * shared + tier + own;
    ready.push({
      subject,
      columns: score.row.columns,
      score: score.mean,
      siteSd: Math.sqrt(site),
      tierSd: Math.sqrt(tier),
      ownSd: Math.sqrt(own),
      scale: Math.sqrt(spread.wider),
      center: locationOfMean(meanOfLiving(mean, spread), total),
      belief: subject.history?.length ? historyBelief(mean, weighHistory(subject.history)) : null,
    });
    yield;
  }
  return ready;
}

/**
 * Mean presence over subjects (prompt × engine), each with equal weight, by joint draws of coefficients, of what is unseen
 * about each brand, of every prompt's residual, and of how many cells never name it (cell-spread).
 * Throws RangeError without subjects.
 */
export const predictPortfolio = (...given: Parameters<typeof predictPortfolioSteps>): PortfolioPrediction =>
  takeAll(predictPortfolioSteps(...given));

/** The same, with a step for each subject and each draw. */
export function* predictPortfolioSteps(
  model: Model,
  subjects: readonly PredictionSubject[],
  { draws = 2000, seed = 1 }: { draws?: number; seed?: number } = {},
): Steps<PortfolioPrediction> {
  if (subjects.length === 0) throw new RangeError('a portfolio needs at least one subject');
  const reading = readModel(model);
  const random = createRandom(seed);
  const ready = yield* readyCells(reading, subjects);
  const stretch = promptStretch(model.tau);
  const totals = new Float64Array(draws);
  const twins = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw += 1) {
    const dead = drawDeadShare(model, random);
    const coefficients = drawCoefficients(reading, random);
    const site = siteNormals(random);
    const tier = siteNormals(random);
    let total = 0;
    let twin = 0;
    for (const cell of ready) {
      const apart = stretch * (drawnScore(coefficients, cell.subject, cell.columns) - cell.score);
      const common = apart + cell.siteSd * site(cell.subject.brand);
      const center = cell.center + cell.scale * common + cell.tierSd * tier(cell.subject.brand);
      total += drawRate(cell, center, dead, random);
      twin += drawRate(cell, center, dead, random);
    }
    totals[draw] = total / ready.length;
    twins[draw] = twin / ready.length;
    yield;
  }
  // Two draws that share all but the prompts' residuals: their covariance is the shared variance.
  const variance = (covarianceOf(totals, totals) + covarianceOf(twins, twins)) / 2;
  const shared = Math.min(variance, Math.max(0, covarianceOf(totals, twins)));
  return {
    ...summarise(totals),
    prompts: subjects.length,
    sharedSd: Math.sqrt(shared),
    promptSd: Math.sqrt(variance - shared),
    modelVersion: model.version,
    label: model.label,
  };
}

function drawRate(cell: ReadyCell, center: number, dead: number, random: Random): number {
  if (cell.belief) return drawBeta(random, cell.belief.a, cell.belief.b);
  if (random() < dead) return 0;
  return expit(center + cell.ownSd * drawNormal(random));
}

function covarianceOf(a: Float64Array, b: Float64Array): number {
  const meanA = a.reduce((sum, value) => sum + value, 0) / a.length;
  const meanB = b.reduce((sum, value) => sum + value, 0) / b.length;
  return a.reduce((sum, value, i) => sum + (value - meanA) * ((b[i] ?? 0) - meanB), 0) / a.length;
}
