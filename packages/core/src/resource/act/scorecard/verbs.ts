import { scorecardOperations } from '@svc/contract/act/scorecard';
import { implement } from '../../../implement/index.ts';
import { byId, getScorecard } from './service.ts';

export const scorecardVerbs = implement(scorecardOperations, { get_scorecard: { run: getScorecard } }, byId);
