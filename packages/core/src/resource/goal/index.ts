export { checkGoals } from './check.ts';
export { goalEvents } from './events.ts';
export { checkGoalsJob } from './jobs.ts';
export { goalOperations } from './resource.ts';
export { CreateGoal } from './schema.ts';
export { createGoal } from './service.ts';
