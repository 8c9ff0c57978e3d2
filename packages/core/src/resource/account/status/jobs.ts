import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Once a minute. */
export const watchStatusJob = job({
  task: 'watch_status',
  every: '* * * * *',
  payload: z.looseObject({}),
  key: () => 'watch_status',
});
