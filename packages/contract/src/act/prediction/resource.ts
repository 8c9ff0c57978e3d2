import { operation, resource } from '../../kernel/operation.ts';
import {
  PromptPrediction,
  PromptPredictions,
  ScoreExplanation,
  ScoreParams,
  ScorePrompt,
  ScorePrompts,
} from './schema.ts';

const predictions = resource('Predictions', [
  operation({
    id: 'score_prompt',
    address: 'POST /v1/projects/{projectId}/scores/predict',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'predicted',
    summary: 'Predict presence for a prompt',
    description:
      'Probability of presence on each engine with a 95% interval, and why: contributions in log-odds and points, from page, prompt, brand and earlier answers. 0 credits, no engine asked. Each prediction is stored and checked against the next scan of its cell.',
    body: ScorePrompt,
    returns: PromptPrediction,
  }),
  operation({
    id: 'score_prompts_bulk',
    address: 'POST /v1/projects/{projectId}/scores/predict/bulk',
    effect: 'read',
    scope: 'scores:read',
    provenance: 'predicted',
    summary: 'Predict presence for many prompts',
    description:
      'The same for up to 500 prompts or the active prompt set, with their mean, which is far more certain than any single prompt. With the scanId of a scan that drew its prompts at random (drawPrompts), also an estimate for its whole set. 0 credits.',
    body: ScorePrompts,
    returns: PromptPredictions,
  }),
]);

// Scores and predictions have one explanation; it stands with the scores.
export const predictionOperations = [
  ...predictions,
  ...resource('Scores', [
    operation({
      id: 'explain_score',
      address: 'GET /v1/projects/{projectId}/scores/{scoreId}/explain',
      scope: 'scores:read',
      summary: 'Explain a score or a prediction',
      description:
        'What made the figure: contributions in log-odds and in points, the answers and studies behind each, and the formula. Takes the id of a score or of a prediction.',
      params: ScoreParams,
      returns: ScoreExplanation,
    }),
  ]),
];
