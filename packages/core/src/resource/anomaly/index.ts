export { anomalyEvents } from './events.ts';
export { findAnomalies } from './find.ts';
export { findAnomaliesJob } from './jobs.ts';
export { listAnomalyRows } from './queries.ts';
export { anomalyOperations } from './resource.ts';
export type { Anomaly } from './schema.ts';
