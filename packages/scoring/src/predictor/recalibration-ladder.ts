import { effectiveTrials, fitRecalibration, type Outcome, promptLosses } from './fit-recalibration.ts';
import type { Model } from './model.ts';
import type { Recalibration } from './recalibration.ts';

const folds = 5;

/** The parametric rung for that many effective answers (method, 4.6). */
export function ladderRung(effectiveN: number): 'none' | 'intercept' | 'logit' | 'beta' {
  if (effectiveN < 30) return 'none';
  if (effectiveN < 120) return 'intercept';
  return effectiveN < 500 ? 'logit' : 'beta';
}

/**
 * Chooses and fits a recalibration: the rung for the effective n; from 1,500 also isotonic and Venn-Abers, each only if it
 * beats the rung by more than 2 standard errors in log loss, cross-validated by prompt (5 folds).
 *
 * @param outcomes predictions made before their answers came; answers in hindsight would flatter the map
 * @param correlation intraclass correlation of a prompt's answers given the prediction
 */
export function chooseRecalibration(outcomes: readonly Outcome[], correlation: number): Recalibration {
  const answered = outcomes.filter(({ trials }) => trials > 0);
  const effectiveN = effectiveTrials(answered, correlation).reduce((sum, k) => sum + k, 0);
  const rung = ladderRung(effectiveN);
  if (effectiveN < 1500) return fitRecalibration(rung, answered, correlation);
  const reference = crossValidate(rung, answered, correlation);
  let chosen: Recalibration['method'] = rung;
  let chosenGain = 0;
  for (const method of ['isotonic', 'venn-abers'] as const) {
    const { gain, error } = compareLosses(reference, crossValidate(method, answered, correlation));
    if (gain <= 2 * error || gain <= chosenGain) continue;
    chosen = method;
    chosenGain = gain;
  }
  return fitRecalibration(chosen, answered, correlation);
}

/** The model with the recalibration that its scored predictions call for. */
export function recalibrateModel(model: Model, version: string, outcomes: readonly Outcome[]): Model {
  const recalibration = chooseRecalibration(outcomes, model.correlation);
  return { ...model, version, recalibration, createdFrom: model.version };
}

type PromptLosses = ReadonlyMap<string, { loss: number; trials: number }>;

function crossValidate(
  method: Recalibration['method'],
  outcomes: readonly Outcome[],
  correlation: number,
): PromptLosses {
  const fold = new Map<string, number>();
  for (const { prompt } of outcomes) if (!fold.has(prompt)) fold.set(prompt, fold.size % folds);
  const losses = new Map<string, { loss: number; trials: number }>();
  for (let held = 0; held < folds; held += 1) {
    const training = outcomes.filter(({ prompt }) => fold.get(prompt) !== held);
    const test = outcomes.filter(({ prompt }) => fold.get(prompt) === held);
    const map = fitRecalibration(method, training, correlation);
    for (const [prompt, loss] of promptLosses(map, test)) losses.set(prompt, loss);
  }
  return losses;
}

/** Mean log-loss gain of `b` over `a` an answer, and its standard error with prompts as clusters. */
function compareLosses(a: PromptLosses, b: PromptLosses): { gain: number; error: number } {
  let trials = 0;
  let difference = 0;
  for (const [prompt, loss] of a) {
    trials += loss.trials;
    difference += loss.loss - (b.get(prompt)?.loss ?? loss.loss);
  }
  const gain = difference / trials;
  let squares = 0;
  for (const [prompt, loss] of a)
    squares += (loss.loss - (b.get(prompt)?.loss ?? loss.loss) - gain * loss.trials) ** 2;
  return { gain, error: Math.sqrt((squares * a.size) / Math.max(1, a.size - 1)) / trials };
}
