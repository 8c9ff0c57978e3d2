import { z } from 'zod';
import type { Environment } from '../../../environment/index.ts';
import { job } from '../../../kernel/index.ts';
import { forgetOldEvents } from './queries-delivery.ts';

/** Once a day. */
export const forgetEventsJob = job({
  task: 'forget_events',
  every: '23 3 * * *',
  payload: z.looseObject({}),
  key: () => 'forget_events',
});

const keptDays = 30;
const atOnce = 5_000;

/** Takes out events and deliveries of more than 30 days ago; some at a time, so that nobody waits for it. */
export async function forgetEvents(
  { database }: Pick<Environment, 'database'>,
  days = keptDays,
): Promise<{ forgotten: number }> {
  let forgotten = 0;
  for (let last = atOnce; last === atOnce; ) {
    last = await forgetOldEvents(database, days, atOnce);
    forgotten += last;
  }
  return { forgotten };
}
