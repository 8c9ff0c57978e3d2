/** Which model answers behind a name changes without notice: noticed here, listed, and marked on scans. */
export { watchEngines } from './canary/index.ts';
export { watchEnginesJob } from './jobs.ts';
export { isMoving, type KnownChange, knownChanges } from './known.ts';
export { noticeServedModels } from './notice.ts';
export { engineChanges, type NoticedChange } from './queries-list.ts';
export { engineChangeNotes } from './queries-note.ts';
