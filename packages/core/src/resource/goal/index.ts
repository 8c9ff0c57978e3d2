export { checkGoals } from './check.ts';
export { goalEvents } from './events.ts';
export { checkGoalsJob } from './jobs.ts';
export { goalOperations } from './resource.ts';
export { CreateGoal, type Goal } from './schema.ts';
export { createGoal, deleteGoal, listGoals, updateGoal } from './service.ts';
export { endOf } from './standing.ts';
