import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import { ServiceError } from './errors.ts';
import { lockOfOrganisation } from './lock.ts';

/** The resources that a plan limits, and what to do at each limit. */
const counted = {
  workspaces: { things: 'workspaces', next: 'Delete one or change the plan.', retryAfter: undefined },
  projects: { things: 'projects', next: 'Delete one or change the plan.', retryAfter: undefined },
  members: { things: 'members', next: 'Remove one or change the plan.', retryAfter: undefined },
  concurrentScans: {
    things: 'scans at once',
    next: 'Wait for one to end, cancel one, or change the plan.',
    retryAfter: 30,
  },
} as const;

export type CountedLimit = keyof typeof counted;

type PlanUsage = Record<CountedLimit, number>;

/** How many there are now, over all workspaces of the organisation in the caller's mode. */
export async function planUsage({ db }: Scope): Promise<PlanUsage> {
  return only(await sql<PlanUsage>`select * from plan_usage()`.execute(db));
}

/** The same, once everybody who holds the name has ended. */
async function planUsageAlone(context: Context, name: string): Promise<PlanUsage> {
  const alone = sql<PlanUsage>`select * from plan_usage_alone(${lockOfOrganisation(context, name)})`;
  return only(await alone.execute(context.db));
}

function only({ rows }: { rows: readonly PlanUsage[] }): PlanUsage {
  if (!rows[0]) throw new Error('the plan’s use could not be counted');
  return rows[0];
}

/**
 * The one place where what a plan counts is enforced: room for one more. Callers wait for each other until their
 * transactions end, so that none counts what another is about to insert. Throws quota_exceeded.
 */
export async function withinLimit(context: Context, limit: CountedLimit): Promise<void> {
  const { plan, limits } = context.workspace;
  const used = (await planUsageAlone(context, `limit|${limit}`))[limit];
  if (used < limits[limit]) return;
  const { things, next, retryAfter } = counted[limit];
  throw new ServiceError('quota_exceeded', `The ${plan} plan includes ${limits[limit]} ${things}. ${next}`, {
    extensions: { limit: limits[limit], used },
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
