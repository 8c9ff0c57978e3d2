export { settleChange, settleChanges } from './change.ts';
export { changeOf, changeOfPeriods } from './compare.ts';
export { byTopic, hasFewTopics, ownCells, pairCells } from './compare-cells.ts';
export { headlineOf } from './compare-headline.ts';
export { estimateScanCost } from './estimate.ts';
export { emitScan } from './events.ts';
export { finishScanJob, noticeChangeJob, planScanJob, runEngineJob } from './jobs.ts';
export { noticeChange } from './notice-change.ts';
export { panelOf } from './panel.ts';
export { planSamples } from './plan.ts';
export { readProgress, type ScanStanding, scanChannel } from './progress.ts';
export {
  findScan,
  lockedScanRow,
  measuredPrompts,
  type ResolvedConfig,
  type ScanCycle,
  scanRow,
} from './queries.ts';
export { loadScanFacts, type ScanFacts } from './queries-compare.ts';
export {
  insertScanPrompts,
  noteErased,
  scansToErase,
  scansWithBodies,
  setScanPromptsBranded,
  updateScanReadings,
} from './queries-write.ts';
export { resolveScan } from './resolve.ts';
export { retryFailedRuns } from './retry.ts';
export {
  assertScan,
  assertSeesScan,
  cancelScan,
  getScan,
  listScans,
  mostCredits,
  outsideConfig,
  startScan,
} from './service.ts';
export { changeIn, type ScanChange, type StoredChange } from './stored-change.ts';
export { scanVerbs } from './verbs.ts';
