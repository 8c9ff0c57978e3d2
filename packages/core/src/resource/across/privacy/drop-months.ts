import { limitsOf } from '@svc/contract/kernel';
import { z } from 'zod';
import type { Environment } from '../../../environment/index.ts';
import { instant, job } from '../../../kernel/index.ts';
import { dropMonth, setScansApart, workspacesToRetain } from './queries.ts';

/** Every night, where the operator has set how many months are kept. */
export const dropMonthsJob = job({
  task: 'drop_months',
  every: '53 4 * * *',
  payload: z.looseObject({ months: z.int().min(1) }),
  key: () => 'drop_months',
  priority: 10,
});

const workspacesAtOnce = 1_000;
const scansAtOnce = 5_000;

/**
 * Drops whole months of answers and cells that are older than `months` and than any workspace keeps texts. Results and
 * headline figures of their scans stay; these scans cannot be scored again. A month that still has texts waits.
 */
export async function dropMonths(
  { database, now }: Pick<Environment, 'database' | 'now'>,
  months: number,
  stop: AbortSignal,
): Promise<{ dropped: string[] }> {
  const at = now();
  const kept = new Date(at.getTime() - (await longestRetention(database)) * 86_400_000);
  const wanted = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - months);
  const before = instant(new Date(Math.min(wanted, Date.UTC(kept.getUTCFullYear(), kept.getUTCMonth()))));
  while (!stop.aborted && (await setScansApart(database, before, scansAtOnce)) === scansAtOnce);
  const dropped: string[] = [];
  while (!stop.aborted) {
    const month = await dropMonth(database, before);
    if (month === null) break;
    dropped.push(month);
  }
  return { dropped };
}

/** The longest time in days that any workspace may keep texts, by its plan. */
async function longestRetention(database: Environment['database']): Promise<number> {
  let [longest, after] = [0, ''];
  for (;;) {
    const workspaces = await workspacesToRetain(database, after, workspacesAtOnce);
    for (const { plan, overrides } of workspaces)
      longest = Math.max(longest, limitsOf(plan, overrides).retentionDays);
    after = workspaces.at(-1)?.id ?? after;
    if (workspaces.length < workspacesAtOnce) return longest;
  }
}
