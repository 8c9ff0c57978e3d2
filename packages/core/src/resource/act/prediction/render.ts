import type { Contribution } from '@svc/contract/act/prediction';
import type { Estimate } from '@svc/contract/measure/score';
import {
  explainPrediction,
  featurePriors,
  historyBelief,
  type Model,
  type Prediction,
  weighHistory,
} from '@svc/scoring';
import { tellPredicted } from '../../measure/score/index.ts';
import type { PredictedCell } from './queries.ts';
import type { Cell } from './subject.ts';

const descriptions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(featurePriors.map(({ id, description }) => [id, description])),
  brand_level: 'The brand’s own level, as earlier answers show it',
  averaging: 'Averaging over uncertain coefficients pulls towards one half',
  recalibration: 'What earlier predictions taught once their answers came',
  own_history: 'Own earlier answers to this prompt on this engine',
};

/** A prediction in the shape of every estimate. Its status says when the cell was measured: never, or too long ago. */
export function predictedEstimate(prediction: Prediction, asOf: string): Estimate {
  const { history, mean, low, high } = prediction;
  const belief = history && historyBelief(mean, history);
  const sd = (high - low) / 3.92;
  return {
    value: mean,
    ci: { low, high, level: 0.95, method: history ? 'predictor+own-history-beta' : 'predictor-logit-normal' },
    market: null,
    n: history ? 1 : 0,
    k: round(history?.trials ?? 0, 2),
    // Nothing was asked for this figure; earlier answers are in `history`, discounted by their age.
    successes: 0,
    trials: 0,
    effectiveN: round(belief ? belief.a + belief.b : Math.max(0, (mean * (1 - mean)) / (sd * sd) - 1), 2),
    label: 'indicative',
    provenance: 'predicted',
    asOf,
    status: history ? 'stale' : 'not_run',
    methodVersion: prediction.modelVersion,
  };
}

export function explainCell(model: Model, cell: Cell) {
  const { contributions, ...rest } = explainPrediction(model, cell.subject);
  return {
    ...rest,
    contributions: contributions
      // Contributions that are only rounding errors are left out.
      .filter(({ logOdds }) => Math.abs(logOdds) > 1e-12)
      .map(
        ({ id, evidence, ...figures }): Contribution => ({
          id,
          description: descriptions[id] ?? id,
          ...figures,
          evidence: { studies: [...evidence.studies], answers: Math.round(evidence.answers) },
        }),
      )
      .sort((a, b) => round(Math.abs(b.logOdds) - Math.abs(a.logOdds), 9) || a.id.localeCompare(b.id)),
  };
}

/** The fields that the single and the bulk answer share. */
export function renderPrediction({ id, cell, prediction, byFeatures }: PredictedCell, asOf: string) {
  const history = cell.subject.history ? weighHistory(cell.subject.history) : null;
  return {
    id,
    engine: cell.engine,
    presence: predictedEstimate(prediction, asOf),
    ...tellPredicted({ ...prediction, value: prediction.mean }),
    byFeatures,
    history: history && { answers: round(history.trials, 2), present: round(history.successes, 2) },
  };
}

export const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/** What every predicted answer has to say of itself. */
export function notesFor(model: Model, cells: readonly Cell[]): string[] {
  const notes = [
    'Predicted at 0 credits: a model’s expectation, not a measurement. It never enters a measured figure.',
  ];
  if (model.label !== 'calibrated model')
    notes.push(
      model.version.endsWith('+own')
        ? 'The brand’s level comes from its own answers; effects are published ones, not yet checked here.'
        : 'Published effects, not yet checked here: no live answer has taught this model yet.',
    );
  if (cells.some((cell) => cell.pageUrl === null))
    notes.push(
      'No page is known for this brand: give url or html, or scan a url with the project. Until then its features are taken to be typical.',
    );
  if (cells.some((cell) => cell.prompt.branded))
    notes.push('A prompt names the brand: presence in its answers says little, and scans leave it out.');
  return notes;
}
