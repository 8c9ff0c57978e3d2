export { createScorecard, deleteScorecard, listScorecards, updateScorecard } from './service.ts';
export { scorecardVerbs } from './verbs.ts';
