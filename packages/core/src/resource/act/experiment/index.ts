export { lookAtExperimentsJob } from './jobs.ts';
export { lookAtExperiments } from './look.ts';
export { getExperimentResults, listExperiments } from './service.ts';
export { experimentVerbs } from './verbs.ts';
