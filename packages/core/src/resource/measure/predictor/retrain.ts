import {
  type Cell,
  decidePromotion,
  fitModel,
  type Model,
  type Outcome,
  type Promotion,
  predictPresence,
  recalibrateModel,
} from '@svc/scoring';
import type { Environment } from '../../../environment/index.ts';
import { newId } from '../../../kernel/index.ts';
import { watchDrift } from './monitor.ts';
import { currentModel, judgedFit, type Mode, storeModel, type TrainingRow, trainingRows } from './queries.ts';

const oldestDays = 400;
const mostCells = 20_000;
/** Every fifth prompt is kept out of the fit, so that 150 leave the 30 that a promotion asks for. */
const folds = 5;
const fewestPrompts = 150;

/** Result of a retraining. `insufficient`: too little was measured, and nothing was stored. */
export interface Retraining {
  decision: Promotion['decision'];
  version: string | null;
  cells: number;
  prompts: number;
}

/**
 * Fits a candidate to four fifths of the prompts, and compares it on the rest with the fit to four fifths that the model
 * in force came of: the model itself has seen those answers, against which no candidate stands a chance. Promotes a fit to all
 * prompts when the candidate is no worse. One that loses is kept as rejected, with the figures.
 */
export async function retrainPredictor(
  environment: Environment,
  { mode }: { mode: Mode },
): Promise<Retraining> {
  const { database } = environment;
  const now = environment.now();
  const since = new Date(now.getTime() - oldestDays * 86_400_000);
  const rows = await trainingRows(database, { mode, since, most: mostCells });
  const prompts = new Set(rows.map(promptOf)).size;
  if (prompts < fewestPrompts)
    return { decision: 'insufficient', version: null, cells: rows.length, prompts };
  const { model: current } = await currentModel(database.system, mode);
  const version = `model-${now.toISOString().slice(0, 10)}-${newId('model', now.getTime()).slice(-6)}`;
  const opponent = await judgedFit(database.system, mode);
  const { heldOut, candidate, promotion } = contest(rows, opponent, version, current.version);
  const promoted = promotion.decision === 'promote';
  const model = promoted ? recalibrate(fit(rows, version, current.version), candidate, heldOut) : candidate;
  await storeModel(database, {
    mode,
    model: withoutBrands(model),
    judged: promoted ? withoutBrands(candidate) : null,
    status: promoted ? 'current' : 'rejected',
    promotion,
    monitors: watchDrift(rows, now.getTime()),
    engineModels: newestModels(rows),
  });
  return { decision: promotion.decision, version, cells: rows.length, prompts };
}

/** @param opponent has not seen the judges either: their side is decided by their hash, always the same */
export function contest(
  rows: readonly TrainingRow[],
  opponent: Model,
  version: string,
  createdFrom: string,
): { heldOut: Outcome[]; candidate: Model; promotion: Promotion } {
  const training = rows.filter((row) => foldOf(row) !== 0);
  const judges = rows.filter((row) => foldOf(row) === 0);
  const candidate = fit(training, version, createdFrom);
  const judged = judges.map((row) => ({
    prompt: promptOf(row),
    current: byFeatures(opponent, row),
    candidate: byFeatures(candidate, row),
    successes: row.successes,
    trials: row.trials,
  }));
  const heldOut: Outcome[] = judged.map((one) => ({ ...one, predicted: one.candidate }));
  return { heldOut, candidate, promotion: decidePromotion(judged) };
}

/** The map is learned where the candidate had not seen the answers, and goes with the fit to all of them. */
function recalibrate(model: Model, candidate: Model, heldOut: readonly Outcome[]): Model {
  const { recalibration } = recalibrateModel(candidate, model.version, heldOut);
  return { ...model, recalibration };
}

const fit = (rows: readonly TrainingRow[], version: string, createdFrom: string): Model =>
  fitModel(rows.map(asCell), { version, createdFrom });

/** Own history is left out: it is added to every model alike. */
const byFeatures = (model: Model, row: TrainingRow): number =>
  predictPresence(model, { engine: row.engine, tier: row.tier, features: row.features }).mean;

const asCell = (row: TrainingRow): Cell => ({
  workspace: row.workspaceId,
  brand: row.projectId,
  prompt: row.prompt,
  engine: row.engine,
  tier: row.tier,
  features: row.features,
  successes: row.successes,
  trials: row.trials,
});

const promptOf = (row: TrainingRow): string => `${row.projectId} ${row.prompt}`;
/** Rows come newest first. */
function newestModels(rows: readonly TrainingRow[]): Record<string, string> {
  const newest: Record<string, string> = {};
  for (const { engine, modelServed } of rows) if (modelServed !== null) newest[engine] ??= modelServed;
  return newest;
}

/** Assigned by the hash of the prompt, so that it stays on its side from one retraining to the next. */
const foldOf = (row: TrainingRow): number => Number.parseInt(row.prompt.slice(0, 6), 16) % folds;

/** A brand's own level reveals something of its workspace, so it is integrated out. Brands are the last parameters. */
function withoutBrands(model: Model): Model {
  const size = model.parameters.findIndex((name) => name.startsWith('brand:'));
  if (size < 0) return model;
  return {
    ...model,
    parameters: model.parameters.slice(0, size),
    weights: model.weights.slice(0, size),
    covariance: model.covariance.slice(0, (size * (size + 1)) / 2),
  };
}
