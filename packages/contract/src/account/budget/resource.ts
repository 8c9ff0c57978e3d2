import { operation, resource } from '../../kernel/operation.ts';
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
      'For the workspace, a project or a key. Above the hard limit scans are refused; passing the soft one is reported once a month.',
    body: SetBudget,
    returns: Budget,
    errors: ['not_found'],
  }),
]);
