import { type Context, holdsScope, invalid, ServiceError } from '../../kernel/index.ts';
import { findApiKey } from './queries.ts';

/** What a key may do and spend. */
export interface Rights {
  scopes: readonly string[];
  projectIds: readonly string[] | null;
  monthlyCreditCap: number | null;
  requestsPerMinute?: number | null | undefined;
  concurrentRequests?: number | null | undefined;
}

export async function rightsOf({ db, workspace, actor, now }: Context): Promise<Rights> {
  const { scopes, projectIds } = actor;
  const store = { db, workspaceId: workspace.id, mode: workspace.mode, now: now() };
  const own = await findApiKey(store, actor.id);
  return {
    scopes,
    projectIds,
    monthlyCreditCap: own?.monthlyCreditCap ?? null,
    requestsPerMinute: own?.requestsPerMinute,
    concurrentRequests: own?.concurrentRequests,
  };
}

const missingScopes = (own: Rights, other: Rights): string[] =>
  other.scopes.filter((scope) => !holdsScope(own.scopes, scope));

const seesMore = ({ projectIds: allowed }: Rights, { projectIds }: Rights): boolean =>
  allowed !== null && (projectIds === null || projectIds.some((id) => !allowed.includes(id)));

const spendsMore = ({ monthlyCreditCap: cap }: Rights, { monthlyCreditCap }: Rights): boolean =>
  cap !== null && (monthlyCreditCap === null || monthlyCreditCap > cap);

/** The first of its own limits that a key would exceed by another. */
const fasterBy = (own: Rights, other: Rights) =>
  (['requestsPerMinute', 'concurrentRequests'] as const).find(
    (limit) =>
      (own[limit] ?? null) !== null && (other[limit] ?? Number.POSITIVE_INFINITY) > (own[limit] ?? 0),
  );

/** A caller hands on no more than it has. Throws insufficient_scope or validation_failed. */
export function assertMayGrant(own: Rights, grant: Rights): void {
  const missing = missingScopes(own, grant);
  if (missing.length > 0) {
    throw new ServiceError(
      'insufficient_scope',
      `Your key does not hold ${missing.join(', ')}, so it cannot hand that on.`,
      { extensions: { requiredScope: missing[0] } },
    );
  }
  if (seesMore(own, grant)) {
    throw new ServiceError(
      'insufficient_scope',
      'Your key is limited to some projects and cannot hand on more: name “projectIds” among them.',
    );
  }
  if (spendsMore(own, grant)) {
    throw invalid(
      'monthlyCreditCap',
      `Your key may spend ${own.monthlyCreditCap} credits a month, and so may one that it makes.`,
      { expected: `at most ${own.monthlyCreditCap}`, received: grant.monthlyCreditCap },
    );
  }
  const faster = fasterBy(own, grant);
  if (faster !== undefined)
    throw invalid(faster, 'Your key has this limit, and so has one that it makes.', {
      expected: `at most ${own[faster]}`,
      received: grant[faster] ?? null,
    });
}

/** A key changes, replaces and revokes only keys that hold no more than itself. Throws insufficient_scope. */
export function assertMayManage(own: Rights, key: Rights): void {
  const [missing] = missingScopes(own, key);
  const more = seesMore(own, key) || spendsMore(own, key) || fasterBy(own, key) !== undefined;
  if (missing === undefined && !more) return;
  throw new ServiceError(
    'insufficient_scope',
    'This key holds scopes, projects, credits or limits that yours does not, so yours cannot manage it.',
    missing === undefined ? {} : { extensions: { requiredScope: missing } },
  );
}
