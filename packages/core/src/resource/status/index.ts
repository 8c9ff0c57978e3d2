export { watchStatusJob } from './jobs.ts';
export { statusOperations } from './resource.ts';
export { watchStatus } from './service.ts';
