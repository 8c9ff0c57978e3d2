export { nextRuns, readCadence } from './cadence.ts';
export { scheduleEvents } from './events.ts';
export { startDueSchedulesJob } from './jobs.ts';
export { nextScheduledRun } from './queries.ts';
export { scheduleOperations } from './resource.ts';
export { startDueSchedules } from './start.ts';
