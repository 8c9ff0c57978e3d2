import type { Project } from '@svc/contract/account/project';
import type { ScoreExplanation } from '@svc/contract/act/prediction';
import { type Model, type PastAnswers, predictPresence } from '@svc/scoring';
import { say } from '../../../i18n/index.ts';
import type { Context } from '../../../kernel/index.ts';
import { currentModel } from '../../measure/predictor/index.ts';
import { modelOfVersion } from './model.ts';
import type { findPrediction } from './queries.ts';
import { readHistory } from './queries-history.ts';
import { askedAt } from './queries-reading.ts';
import { explainCell, notesFor, predictedEstimate } from './render.ts';
import type { Cell } from './subject.ts';

export type PredictionRow = NonNullable<Awaited<ReturnType<typeof findPrediction>>>;

/** Explains a prediction: how much each feature and the prompt's own answers contributed. */
export async function explainPredicted(
  context: Context,
  project: Project,
  row: PredictionRow,
): Promise<ScoreExplanation> {
  const found = await modelBehind(context, project, row);
  const model = found ?? (await currentModel(context.db, context.workspace.mode)).model;
  const cell = cellOf(row);
  const explained = explainCell(model, cell);
  const prediction = predictPresence(model, cell.subject);
  const notes = notesFor(model, [cell]);
  if (!found)
    notes.push(say({ id: 'explain.other_model', values: { old: row.modelVersion, model: model.version } }));
  else if (Math.abs(prediction.mean - row.value) > 1e-4)
    notes.push(say({ id: 'explain.was', values: { value: row.value } }));
  return {
    scoreId: row.id,
    projectId: row.projectId,
    kind: 'prediction',
    engine: row.engine,
    promptText: row.promptText,
    provenance: 'predicted',
    presence: predictedEstimate(prediction, row.createdAt),
    baseline: explained.baseline,
    contributions: explained.contributions,
    drivers: [],
    unseen: [...explained.missing],
    evidence: { prompts: 1, ...sumHistory(cell.subject.history ?? []) },
    formula: explained.formula,
    modelVersion: model.version,
    asOf: row.createdAt,
    notes,
  };
}

/** The model of a stored prediction, with the answers that there were when it was made. */
export async function modelBehind(
  context: Context,
  project: Project,
  row: PredictionRow,
): Promise<Model | null> {
  const { workspace } = context;
  const until = new Date(row.scanId === null ? row.createdAt : await askedAt(context, row.scanId));
  const history = await readHistory(context, { projectId: project.id, until });
  const { tier } = row;
  return modelOfVersion(context, row.modelVersion, {
    mode: workspace.mode,
    project,
    history,
    tier,
    until,
  });
}

export function cellOf(row: PredictionRow): Cell {
  const { history } = row;
  return {
    prompt: { id: row.promptId, text: row.promptText, intent: row.intent, branded: false },
    engine: row.engine,
    pageUrl: row.pageUrl,
    subject: {
      engine: row.engine,
      features: row.features,
      tier: row.tier,
      brand: row.projectId,
      ...(history.length > 0 && { history }),
    },
  };
}

const sumHistory = (history: readonly PastAnswers[]) => ({
  answers: history.reduce((sum, one) => sum + one.trials, 0),
  present: history.reduce((sum, one) => sum + one.successes, 0),
});
