import { goalOperations } from '@svc/contract/act/goal';
import { implement } from '../../../implement/index.ts';
import { createGoal, deleteGoal, getGoal, listGoals, updateGoal } from './service.ts';

export const goalVerbs = implement(goalOperations, {
  list_goals: { run: listGoals },
  create_goal: { run: createGoal },
  get_goal: { run: getGoal },
  update_goal: { run: updateGoal },
  delete_goal: { run: deleteGoal },
});
