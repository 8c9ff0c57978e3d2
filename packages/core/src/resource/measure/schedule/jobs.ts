import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Once a minute. */
export const startDueSchedulesJob = job({
  task: 'start_due_schedules',
  every: '* * * * *',
  payload: z.looseObject({}),
  key: () => 'start_due_schedules',
});
