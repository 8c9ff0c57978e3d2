export { checkGoals } from './check.ts';
export { goalEvents } from './events.ts';
export { checkGoalsJob } from './jobs.ts';
export { goalOperations } from './resource.ts';
