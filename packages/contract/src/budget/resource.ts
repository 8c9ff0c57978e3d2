import { operation, resource } from '../kernel/operation.ts';
import { Budget, SetBudget } from './schema.ts';

export const budgetOperations = resource('Billing', [
  operation({
    id: 'set_budget',
    commitsLater: true,
    address: 'PUT /v1/budgets',
    scope: 'admin',
    fine: 'billing:write',
    summary: 'Set a monthly budget',
    description:
      'Of the workspace, a project or a key. Beyond the hard limit scans are refused; the soft one is told once a month.',
    body: SetBudget,
    returns: Budget,
    errors: ['not_found'],
  }),
]);
