import { z } from 'zod';

/** Asks the neutral questions once; a day's budget in US dollars. */
export const watchEnginesJob = {
  task: 'watch_engines',
  payload: z.looseObject({ usd: z.number().positive() }),
};
