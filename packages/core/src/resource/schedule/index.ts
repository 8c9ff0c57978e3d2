export { nextRuns, readCadence } from './cadence.ts';
export { scheduleEvents } from './events.ts';
export { startDueSchedulesJob } from './jobs.ts';
export { findSchedule, nextScheduledRun } from './queries.ts';
export { scheduleOperations } from './resource.ts';
export { SetSchedule } from './schema.ts';
export { pauseSchedule, removeSchedule, resumeSchedule, setSchedule } from './service.ts';
export { startDueSchedules } from './start.ts';
