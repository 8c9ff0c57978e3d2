export {
  clusterInSql,
  distinctAnswersInSql,
  isReadable,
  readableInSql,
  withheldInSql,
} from '../cell/index.ts';
export { ownRank } from './brand-figures.ts';
export { measure, type Sample } from './compute.ts';
export type { CountedCell } from './lost.ts';
export { sameQuestions } from './near-duplicate.ts';
export { boundedNote, fewTopicsNote, shownOnlyNote } from './note.ts';
export { publishEstimate } from './publish.ts';
export { findScore, latestScan, newestScoresOfPrompt, scopeOfRowInSql } from './queries.ts';
export { type CellCount, countCells, presenceClusters } from './queries-counts.ts';
export { loadFacts } from './queries-facts.ts';
export { answersToTell, sayPredicted, tellPredicted, tellSpread } from './say-predicted.ts';
export { scoreScan } from './score-scan.ts';
export { getVisibility, listPromptScores } from './service.ts';
export { type Basis, showsSome } from './shown.ts';
export { unequalNote } from './suggest-domains.ts';
export { toldResult } from './told.ts';
export { scoreVerbs } from './verbs.ts';
