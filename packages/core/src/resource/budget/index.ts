export { budgetEvents, noticeBudgets } from './events.ts';
export { listBudgets } from './queries.ts';
export { budgetOperations } from './resource.ts';
export { Budget, SetBudget } from './schema.ts';
export { setBudget } from './service.ts';
