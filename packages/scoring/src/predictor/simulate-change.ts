import { createRandom } from '../random/index.ts';
import { type Steps, takeAll } from '../steps/index.ts';
import { changeOfScore, drawEffects, drawUnseen, effectBelief, movesOf } from './change-effect.ts';
import { drawCoefficients, drawnScore } from './draw-coefficients.ts';
import { drawPromptLogit, drawSubjects, siteNormals } from './draw-presence.ts';
import { expit } from './logistic.ts';
import { type Model, readModel } from './model.ts';
import type { PredictionSubject } from './predict.ts';
import { type FeatureId, type FeatureVector, featurePrior } from './priors.ts';
import { type Summary, summarise } from './summary.ts';

/** A change to try: features set to new values, the same or by subject, on every subject or on those given by position. */
export interface Variant {
  name: string;
  set: FeatureVector | ((subject: number) => FeatureVector);
  subjects?: readonly number[];
}

export interface VariantOutcome {
  name: string;
  /** Change of the portfolio's mean presence, in probability (0.05 = 5 points). */
  uplift: Summary;
  perSubject: readonly Summary[];
  /** Probability that no other variant, and not leaving things as they are, does better. */
  bestProbability: number;
  /** Share of draws in which summed content edits met the +.6 cap. */
  cappedShare: number;
  /** Changed features whose effect nobody has tested by experiment: the slope is an association. */
  associations: readonly FeatureId[];
}

export interface Simulation {
  variants: readonly VariantOutcome[];
  unchangedBestProbability: number;
  modelVersion: string;
  label: Model['label'];
}

export interface SimulationOptions {
  draws?: number;
  seed?: number;
  /** Share of rivals expected to make the same content edits, 0 to 1. */
  adoption?: number;
}

/**
 * What-if: presence with and without each change, on the same draws of coefficients, of the unseen and of each prompt's
 * residual, so that only the change differs. 0 credits. Throws RangeError without subjects or variants.
 */
export const simulateChanges = (...given: Parameters<typeof simulateChangesSteps>): Simulation =>
  takeAll(simulateChangesSteps(...given));

/** The same, with a step for each subject and each draw. */
export function* simulateChangesSteps(
  model: Model,
  subjects: readonly PredictionSubject[],
  variants: readonly Variant[],
  { draws = 2000, seed = 1, adoption = 0 }: SimulationOptions = {},
): Steps<Simulation> {
  if (subjects.length === 0 || variants.length === 0) throw new RangeError('needs subjects and variants');
  if (!(adoption >= 0 && adoption <= 1)) throw new RangeError('adoption must be in [0, 1]');
  const reading = readModel(model);
  const random = createRandom(seed);
  const ready = yield* drawSubjects(reading, subjects);
  const plans = variants.map((variant) => {
    const only = variant.subjects && new Set(variant.subjects);
    return {
      variant,
      moves: subjects.map((subject, i) =>
        only && !only.has(i)
          ? []
          : movesOf(subject.features, typeof variant.set === 'function' ? variant.set(i) : variant.set),
      ),
      perSubject: subjects.map(() => new Float64Array(draws)),
      total: new Float64Array(draws),
      best: 0,
      capped: 0,
    };
  });
  let unchangedBest = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const coefficients = drawCoefficients(reading, random);
    const effect = drawEffects(random);
    const site = siteNormals(random);
    for (const plan of plans) plan.total[draw] = 0;
    const capped = new Set<(typeof plans)[number]>();
    for (const [i, one] of ready.entries()) {
      const score = drawnScore(coefficients, one.subject, one.columns);
      const center = one.locate(score);
      const own = drawPromptLogit(one, center, site(one.subject.brand), random);
      const slopes = coefficients.coefficients(one.subject.engine);
      const unseen = drawUnseen(random);
      for (const plan of plans) {
        const moves = plan.moves[i] ?? [];
        if (moves.length === 0) continue;
        const moved = changeOfScore(moves, slopes, effect, unseen, adoption);
        if (moved.capped) capped.add(plan);
        const uplift = expit(own + one.locate(score + moved.change) - center) - expit(own);
        const column = plan.perSubject[i];
        if (column) column[draw] = uplift;
        plan.total[draw] = (plan.total[draw] ?? 0) + uplift / ready.length;
      }
    }
    for (const plan of capped) plan.capped += 1;
    const height = Math.max(0, ...plans.map((plan) => plan.total[draw] ?? 0));
    const winners = plans.filter((plan) => plan.total[draw] === height);
    if (height === 0) unchangedBest += 1;
    else for (const plan of winners) plan.best += 1 / winners.length;
    yield;
  }
  const summaries: Summary[][] = [];
  for (const { perSubject } of plans) {
    const own: Summary[] = [];
    for (const column of perSubject) {
      own.push(summarise(column));
      yield;
    }
    summaries.push(own);
  }
  return {
    variants: plans.map(({ variant, moves, total, best, capped }, at) => ({
      name: variant.name,
      uplift: summarise(total),
      perSubject: summaries[at] ?? [],
      bestProbability: best / draws,
      cappedShare: capped / draws,
      associations: untested(moves.flatMap((list) => list.map(({ prior }) => prior.id))),
    })),
    unchangedBestProbability: unchangedBest / draws,
    modelVersion: model.version,
    label: model.label,
  };
}

/** Only the lab-tested content edits and rows with an effect of their own are backed by experiments. */
function untested(ids: readonly FeatureId[]): FeatureId[] {
  return [...new Set(ids)].filter((id) => !effectBelief(featurePrior(id)));
}
