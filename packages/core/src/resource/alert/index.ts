/** Rules that watch a project's figures, and what they told. */
export { alertEvents } from './events.ts';
export { watchAlertsJob, watchCreditsJob } from './jobs.ts';
export { readOpenAlerts } from './queries.ts';
export { alertOperations } from './resource.ts';
export { type Alert, CreateAlert, OpenAlert } from './schema.ts';
export { createAlert, deleteAlert, listAlerts, updateAlert } from './service.ts';
export { watchAlerts, watchCreditAlerts, watchProject } from './watch.ts';
