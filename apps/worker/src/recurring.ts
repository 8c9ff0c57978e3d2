import type { Environment } from '@svc/core/environment';
import type { RecurringTask } from '@svc/core/jobs';
import { Cron } from 'croner';
import { readDueTasks, setDue, startTask } from './queries.ts';

const lookMilliseconds = 5_000;
/** Over three and a half hours, unless its next time comes before: what comes once a day outlasts an outage. */
const tries = 10;

const after = (cron: string, time: Date): Date => {
  const next = new Cron(cron, { mode: '5-part', timezone: 'UTC' }).nextRun(time);
  if (!next) throw new RangeError(`“${cron}” has no next time.`);
  return next;
};

/**
 * Asks for what is due by the database's clock, whatever this machine's clock says; of many workers that look, one asks. A
 * time that was missed is made up for by one run. Returns the tasks that it started.
 */
export async function startDueTasks(
  { database: { system } }: Pick<Environment, 'database'>,
  tasks: readonly RecurringTask[],
): Promise<string[]> {
  const known = await readDueTasks(system);
  const started: string[] = [];
  for (const { task, cron, payload } of tasks) {
    const dueAt = known.tasks.get(task);
    const next = after(cron, known.now);
    // A task that is new, or comes earlier than it did in the release before.
    if (dueAt === undefined || Date.parse(dueAt) > next.getTime()) await setDue(system, task, next);
    else if (
      Date.parse(dueAt) <= known.now.getTime() &&
      (await startTask(system, { task, payload, dueAt, next, tries }))
    )
      started.push(task);
  }
  return started;
}

/** Looks every few seconds until `stop`, which waits for a look that has begun. */
export function startRecurring(environment: Environment, tasks: readonly RecurringTask[]) {
  let failing = false;
  let looking: Promise<void> | null = null;
  const look = async () => {
    try {
      await startDueTasks(environment, tasks);
      failing = false;
    } catch (err) {
      // One log line for each outage.
      if (!failing) environment.log.warn({ err }, 'tasks that come by the clock wait for the database');
      failing = true;
    }
    looking = null;
  };
  const again = () => {
    looking ??= look();
  };
  again();
  const timer = setInterval(again, lookMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
