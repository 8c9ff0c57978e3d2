import { scoreOperations } from '@svc/contract/measure/score';
import { implement } from '../../../implement/index.ts';
import { getMeasurementReliability } from './reliability.ts';
import { getVisibility, listPromptScores } from './service.ts';

export const scoreVerbs = implement(scoreOperations, {
  list_prompt_scores: { run: listPromptScores },
  get_visibility: { run: getVisibility },
  get_measurement_reliability: { run: getMeasurementReliability },
});
