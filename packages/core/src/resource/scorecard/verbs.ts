import { scorecardOperations } from '@svc/contract/scorecard';
import { implement } from '../../implement/index.ts';
import {
  createScorecard,
  deleteScorecard,
  getScorecard,
  listScorecards,
  updateScorecard,
} from './service.ts';

export const scorecardVerbs = implement(scorecardOperations, {
  list_scorecards: { run: listScorecards },
  create_scorecard: { run: createScorecard },
  get_scorecard: { run: getScorecard },
  update_scorecard: { run: updateScorecard },
  delete_scorecard: { run: deleteScorecard },
});
