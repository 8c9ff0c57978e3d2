export { scorecardOperations } from './resource.ts';
export { CreateScorecard, type Scorecard } from './schema.ts';
export { createScorecard, deleteScorecard, listScorecards, updateScorecard } from './service.ts';
