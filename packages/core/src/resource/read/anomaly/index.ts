export { findAnomalies } from './find.ts';
export { findAnomaliesJob } from './jobs.ts';
export { listAnomalyRows, listToldAnomalies } from './queries.ts';
export { anomalyVerbs } from './verbs.ts';
export { isUnexplained } from './words.ts';
