import { budgetOperations } from '@svc/contract/account/budget';
import { implement } from '../../../implement/index.ts';
import { setBudget } from './service.ts';

export const budgetVerbs = implement(budgetOperations, {
  set_budget: { run: setBudget },
});
