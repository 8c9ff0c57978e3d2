export { watchStatusJob } from './jobs.ts';
export { watchStatus } from './service.ts';
export { statusVerbs } from './verbs.ts';
