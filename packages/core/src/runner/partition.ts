import { z } from 'zod';
import type { Environment } from '../environment/index.ts';
import { job } from '../kernel/index.ts';
import { analyzeMonths, makeMonths } from './queries.ts';

/** How many months ahead answers, cells and events have their partitions. */
const monthsAhead = 2;

export const makePartitionsJob = job({
  task: 'make_partitions',
  every: '41 2 * * *',
  payload: z.looseObject({}),
  key: () => 'make_partitions',
});

/**
 * Makes the partitions of the months to come, and renews the statistics of the tables over them, which Postgres does not do by
 * itself. Safe to run again. It fails, and is tried again later, while a long read keeps a lock.
 */
export async function makePartitions({ database }: Environment): Promise<{ made: number }> {
  const made = await makeMonths(database.system, monthsAhead);
  await analyzeMonths(database.system);
  return { made };
}
