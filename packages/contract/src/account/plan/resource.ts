import { operation, resource } from '../../kernel/operation.ts';
import { ListPlans, PlanList, Quota } from './schema.ts';

export const planOperations = resource('Billing', [
  operation({
    id: 'list_plans',
    address: 'GET /v1/plans',
    scope: 'billing:read',
    summary: 'List plans',
    description:
      'What each plan includes and costs, and which one your organisation has, with its own limits.',
    query: ListPlans,
    returns: PlanList,
  }),
  operation({
    id: 'get_quota',
    critical: true,
    address: 'GET /v1/quota',
    scope: 'usage:read',
    summary: 'Read what is left of the plan',
    description: 'Each limit and budget with what is used and left, and when it resets.',
    returns: Quota,
  }),
]);
