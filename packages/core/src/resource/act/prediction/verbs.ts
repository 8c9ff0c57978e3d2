import { predictionOperations } from '@svc/contract/act/prediction';
import { implement } from '../../../implement/index.ts';
import { explainScore } from './explain.ts';
import { readGivenPage } from './reading.ts';
import { scorePrompt, scorePromptsBulk } from './service.ts';

export const predictionVerbs = implement(predictionOperations, {
  score_prompt: { prepare: readGivenPage, run: scorePrompt },
  score_prompts_bulk: { prepare: readGivenPage, run: scorePromptsBulk },
  explain_score: { run: explainScore },
});
