import type { ScoreExplanation } from '@svc/contract/act/prediction';
import { type Context, notFound } from '../../../kernel/index.ts';
import { getProject } from '../../account/project/index.ts';
import { countCells, findScore } from '../../measure/score/index.ts';
import { explainAggregate, explainMeasured } from './explain-measured.ts';
import { explainPredicted } from './explain-predicted.ts';
import { findPrediction } from './queries.ts';

/** Why a figure is what it is: a prediction by its features, a measured one by the answers that made it. */
export async function explainScore(
  context: Context,
  input: { projectId: string; scoreId: string },
): Promise<ScoreExplanation> {
  const project = await getProject(context, input);
  if (input.scoreId.startsWith('prd_')) {
    const row = await findPrediction(context, project.id, input.scoreId);
    if (!row) throw notFound('prediction', input.scoreId);
    return explainPredicted(context, project, row);
  }
  const score = await findScore(context, project.id, input.scoreId);
  if (!score) throw notFound('score', input.scoreId, `GET /v1/projects/${project.id}/scores`);
  const cells = await countCells(context, score.scanId);
  return score.promptText === null
    ? explainAggregate(score, project.id, cells)
    : explainMeasured(context, project, score, cells);
}
