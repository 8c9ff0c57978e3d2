import { z } from 'zod';
import { job } from '../../../kernel/index.ts';

/** Asks the neutral questions once; a day's budget in US dollars. */
export const watchEnginesJob = job({
  task: 'watch_engines',
  every: '17 4 * * *',
  payload: z.looseObject({ usd: z.number().positive() }),
  key: () => 'watch_engines',
});
