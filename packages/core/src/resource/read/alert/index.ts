/** Rules that watch a project's figures, and what they told. */
export { whyOf } from './details.ts';
export { watchAlertsJob, watchCreditsJob } from './jobs.ts';
export { readOpenAlerts } from './queries.ts';
export {
  createAlert,
  deleteAlert,
  listAlertEvents,
  listAlerts,
  thresholdOf,
  updateAlert,
} from './service.ts';
export { alertVerbs } from './verbs.ts';
export { watchAlerts, watchCreditAlerts, watchProject } from './watch.ts';
