import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import { ServiceError } from './errors.ts';
import { lockOrganisation } from './lock.ts';

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

/** How many there are now, over all workspaces of the organisation in the caller's mode. */
export async function planUsage({ db }: Scope): Promise<Record<CountedLimit, number>> {
  const { rows } = await sql<Record<CountedLimit, number>>`select * from plan_usage()`.execute(db);
  if (!rows[0]) throw new Error('the plan’s use could not be counted');
  return rows[0];
}

/**
 * The one place where what a plan counts is enforced: room for one more. Callers wait for each other until their
 * transactions end, so that none counts what another is about to insert. Throws quota_exceeded.
 */
export async function withinLimit(context: Context, limit: CountedLimit): Promise<void> {
  await lockOrganisation(context, `limit|${limit}`);
  const { plan, limits } = context.workspace;
  const used = (await planUsage(context))[limit];
  if (used < limits[limit]) return;
  const { things, next, retryAfter } = counted[limit];
  throw new ServiceError('quota_exceeded', `The ${plan} plan includes ${limits[limit]} ${things}. ${next}`, {
    extensions: { limit: limits[limit], used },
    ...(retryAfter !== undefined && { retryAfter }),
  });
}
