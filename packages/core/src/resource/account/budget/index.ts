export { noticeBudgets } from './events.ts';
export { listBudgets } from './queries.ts';
export { setBudget } from './service.ts';
export { budgetVerbs } from './verbs.ts';
