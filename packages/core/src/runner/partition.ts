import { z } from 'zod';
import type { Environment } from '../environment/index.ts';
import { job } from '../kernel/index.ts';
import { analyzeMonths, makeMonths } from './queries.ts';

/** Months for which answers, cells and events have their partitions before they begin. */
const monthsAhead = 2;

export const makePartitionsJob = job({
  task: 'make_partitions',
  payload: z.looseObject({}),
  key: () => 'make_partitions',
});

/**
 * Makes the partitions of the months to come, and renews the statistics of the tables over them, which Postgres does not do by
 * itself. Safe to run again; it fails, to be tried again, where somebody reads on and on.
 */
export async function makePartitions({ database }: Environment): Promise<{ made: number }> {
  const made = await makeMonths(database.system, monthsAhead);
  await analyzeMonths(database.system);
  return { made };
}
