import { drawBeta, drawNormal, type Random } from '../random/index.ts';
import type { Steps } from '../steps/index.ts';
import { averageProbability } from './gauss-hermite.ts';
import { historyBelief, weighHistory } from './history.ts';
import { linearScore } from './linear-score.ts';
import { createLocators } from './locator.ts';
import { expit, logit } from './logistic.ts';
import type { UnpackedModel } from './model.ts';
import type { PredictionSubject } from './predict.ts';
import { recalibrate } from './recalibration.ts';
import { promptStretch } from './stretch.ts';

/** A subject made ready for many draws. */
export interface DrawSubject {
  subject: PredictionSubject;
  columns: Float64Array;
  /** sd, logit scale, of what the brand's prompts share and of what is the prompt's own. */
  siteSd: number;
  ownSd: number;
  /** Centre on the logit scale of a population-averaged score. */
  locate: (score: number) => number;
  belief: { a: number; b: number } | null;
}

/** Prepares subjects of one portfolio; locator tables are shared among them. */
export function* drawSubjects(
  reading: UnpackedModel,
  subjects: readonly PredictionSubject[],
): Steps<DrawSubject[]> {
  const locators = createLocators();
  const { recalibration, tau } = reading.model;
  const stretch = promptStretch(tau) ** 2;
  const ready: DrawSubject[] = [];
  for (const subject of subjects) {
    const score = linearScore(reading, subject);
    const own = stretch * score.missing.prompt + tau ** 2;
    const site = stretch * (score.missing.tier + score.missing.site);
    const locator = locators(site + own);
    const mean = recalibrate(recalibration, averageProbability(score.mean, score.coefficientVariance));
    ready.push({
      subject,
      columns: score.row.columns,
      siteSd: Math.sqrt(site),
      ownSd: Math.sqrt(own),
      locate: (at) =>
        locator(recalibration.method === 'none' ? at : logit(recalibrate(recalibration, expit(at)))),
      belief: subject.history?.length ? historyBelief(mean, weighHistory(subject.history)) : null,
    });
    yield;
  }
  return ready;
}

/** One normal draw for each brand: its prompts share what they miss about it. */
export function siteNormals(random: Random): (brand: string | undefined) => number {
  const drawn = new Map<string | undefined, number>();
  return (brand) => {
    const value = drawn.get(brand) ?? drawNormal(random);
    drawn.set(brand, value);
    return value;
  };
}

/** A draw of the prompt's own logit: about its predicted centre, or from its own history. */
export function drawPromptLogit(ready: DrawSubject, center: number, site: number, random: Random): number {
  if (ready.belief) return logit(drawBeta(random, ready.belief.a, ready.belief.b));
  return center + ready.siteSd * site + ready.ownSd * drawNormal(random);
}
