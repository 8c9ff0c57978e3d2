import type { Admission, Quota } from '@svc/core/admission';
import type { Caller } from './authenticate.ts';
import { assertAdmitted, type Told } from './rate-limit.ts';

interface Named {
  of: Told['of'];
  /** Identity of the quota in the store; keys that replaced each other share one. */
  id: string;
  quota: Quota;
}

/**
 * What one person needs in the console, whose pages make a dozen requests each. A plan's limits are for keys: Free would let a person
 * open five pages a minute.
 */
const person: Quota = { perMinute: 1_200, atOnce: 40 };

/** A session's own quota; a key's is its workspace's, and before it its own where it has one. */
function quotasOf({ workspace, actor, limits, session }: Caller): Named[] {
  if (session !== null) return [{ of: 'session', id: session.id, quota: person }];
  const { requestsPerMinute: perMinute, concurrentRequests: atOnce } = workspace.limits;
  const all: Named = { of: 'workspace', id: workspace.id, quota: { perMinute, atOnce } };
  if (limits.requestsPerMinute === null && limits.concurrentRequests === null) return [all];
  const own = {
    perMinute: Math.min(perMinute, limits.requestsPerMinute ?? perMinute),
    atOnce: Math.min(atOnce, limits.concurrentRequests ?? atOnce),
  };
  return [{ of: 'key', id: actor.replaces[0] ?? actor.id, quota: own }, all];
}

/** What a caller has left, as far as this process knows; empty when it knows nothing. */
export const standingOf = (admission: Pick<Admission, 'standing'>, caller: Caller): Told[] =>
  quotasOf(caller).flatMap(({ of, id, quota }) => {
    const standing = admission.standing(id, quota);
    return standing ? { ...standing, of } : [];
  });

/**
 * Lets a request in, or throws rate_limited. `told` hears what is left, also of a quota that refuses. The answer is what
 * has to be called when the request has ended.
 */
export async function admit(
  admission: Pick<Admission, 'enter'>,
  caller: Caller,
  told: (rates: readonly Told[]) => void,
): Promise<() => void> {
  const decisions: Told[] = [];
  const leave = () => {
    for (const decision of decisions) if (decision.outcome === 'admitted') decision.leave();
  };
  try {
    for (const { of, id, quota } of quotasOf(caller)) {
      const decision = { ...(await admission.enter(id, quota)), of };
      decisions.push(decision);
      told(decisions);
      assertAdmitted(decision, quota.atOnce);
    }
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}
