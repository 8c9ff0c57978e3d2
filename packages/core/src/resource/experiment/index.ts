export { experimentEvents } from './events.ts';
export { lookAtExperimentsJob } from './jobs.ts';
export { lookAtExperiments } from './look.ts';
export { experimentOperations } from './resource.ts';
export { getExperimentResults, listExperiments } from './service.ts';
