export { emitScan, scanEnded, scanEvents, scanStarted } from './events.ts';
export { finishScanJob, noticeChangeJob, planScanJob, runEngineJob } from './jobs.ts';
export { noticeChange, scoreChanged } from './notice-change.ts';
export type { ResolvedConfig } from './queries.ts';
export { resolveScan } from './resolve.ts';
export { scanOperations } from './resource.ts';
export { Scan, ScanParams } from './schema.ts';
export { assertSeesScan, cancelScan, getScan, startScan } from './service.ts';
export { insertScanPrompts, setScanPromptsBranded, updateScanReadings } from './store.ts';
