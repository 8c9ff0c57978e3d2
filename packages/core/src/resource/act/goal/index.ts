export { checkGoals } from './check.ts';
export { checkGoalsJob } from './jobs.ts';
export { createGoal, deleteGoal, listGoals, updateGoal } from './service.ts';
export { endOf } from './standing.ts';
export { goalVerbs } from './verbs.ts';
