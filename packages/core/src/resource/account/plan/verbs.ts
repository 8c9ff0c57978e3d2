import { planOperations } from '@svc/contract/account/plan';
import { implement } from '../../../implement/index.ts';
import { getQuota, listPlans, readPrices } from './service.ts';

export const planVerbs = implement(planOperations, {
  list_plans: { prepare: readPrices, run: listPlans },
  get_quota: { run: getQuota },
});
