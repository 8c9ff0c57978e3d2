import { operation } from '../../kernel/index.ts';
import { ProjectParams } from '../project/index.ts';
import { explainScore } from './explain.ts';
import { readGivenPage } from './reading.ts';
import {
  PromptPrediction,
  PromptPredictions,
  ScoreExplanation,
  ScoreParams,
  ScorePrompt,
  ScorePrompts,
} from './schema.ts';
import { scorePrompt, scorePromptsBulk } from './service.ts';

const group = 'Predictions';

export const predictionOperations = [
  operation({
    id: 'score_prompt',
    group,
    address: 'POST /v1/projects/{projectId}/scores/predict',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'predicted',
    summary: 'Predict presence for a prompt',
    description:
      'Probability of presence on each engine with a 95% interval, and why: contributions in log-odds and points, from page, prompt, brand and own earlier answers. 0 credits, no engine asked. Each prediction is kept and judged by the next scan of its cell.',
    params: ProjectParams,
    body: ScorePrompt,
    returns: PromptPrediction,
    errors: ['not_found'],
    prepare: readGivenPage,
    run: scorePrompt,
  }),
  operation({
    id: 'score_prompts_bulk',
    group,
    address: 'POST /v1/projects/{projectId}/scores/predict/bulk',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'predicted',
    summary: 'Predict presence for many prompts',
    description:
      'The same for up to 500 prompts or the active prompt set, with the mean over all of them: that is much surer than any single prompt. With the scanId of a scan that drew its prompts at random (drawPrompts), also what it tells of its whole set. 0 credits.',
    params: ProjectParams,
    body: ScorePrompts,
    returns: PromptPredictions,
    errors: ['not_found'],
    prepare: readGivenPage,
    run: scorePromptsBulk,
  }),
  operation({
    id: 'explain_score',
    group: 'Scores',
    address: 'GET /v1/projects/{projectId}/scores/{scoreId}/explain',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'cached',
    summary: 'Explain a score or a prediction',
    description:
      'What made the figure: contributions in log-odds and in points, the answers and studies behind each, and the formula. Takes the id of a score or of a prediction.',
    params: ScoreParams,
    returns: ScoreExplanation,
    errors: ['not_found'],
    run: explainScore,
  }),
];
