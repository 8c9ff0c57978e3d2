export { nextRuns, readCadence } from './cadence.ts';
export { startDueSchedulesJob } from './jobs.ts';
export { findSchedule, nextScheduledRun } from './queries.ts';
export { pauseSchedule, removeSchedule, resumeSchedule, setSchedule } from './service.ts';
export { startDueSchedules } from './start.ts';
export { scheduleVerbs } from './verbs.ts';
