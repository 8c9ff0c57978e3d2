import type { Context } from './context.ts';
import { ServiceError } from './errors.ts';
import { lock } from './lock.ts';

/** What a plan counts, and what a caller can do who has reached it. */
const counted = {
  projects: { things: 'projects', next: 'Delete one or change the plan.', retryAfter: undefined },
  concurrentScans: {
    things: 'scans at once',
    next: 'Wait for one to end, cancel one, or change the plan.',
    retryAfter: 30,
  },
} as const;

export type CountedLimit = keyof typeof counted;

/**
 * Room for one more of what the plan counts. Callers wait for each other until their transactions end, so that none
 * counts what another is about to insert. Throws quota_exceeded.
 */
export async function withinLimit(
  context: Context,
  limit: CountedLimit,
  count: () => Promise<number>,
): Promise<void> {
  await lock(context, `limit|${limit}`);
  const { plan, limits } = context.workspace;
  if ((await count()) < limits[limit]) return;
  const { things, next, retryAfter } = counted[limit];
  throw new ServiceError(
    'quota_exceeded',
    `The ${plan} plan includes ${limits[limit]} ${things}. ${next}`,
    retryAfter === undefined ? {} : { retryAfter },
  );
}
