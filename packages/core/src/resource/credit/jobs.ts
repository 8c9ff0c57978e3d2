import { z } from 'zod';
import { job } from '../../kernel/index.ts';

export const renewPlanCreditsJob = job({
  task: 'renew_plan_credits',
  payload: z.object({}),
  key: () => 'renew_plan_credits',
});
