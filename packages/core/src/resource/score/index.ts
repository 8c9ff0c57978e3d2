export { clusterInSql, isReadable, readableInSql } from '../cell/index.ts';
export { type CellCount, countCells, presenceClusters } from './counts.ts';
export { fewTopicsNote } from './note.ts';
export { findScore } from './queries.ts';
export { scoreOperations } from './resource.ts';
export { EngineMeasures, Estimate, Interval, Measures, ScanResult, Score } from './schema.ts';
export { scoreScan } from './score-scan.ts';
export { getVisibility, listPromptScores } from './service.ts';
