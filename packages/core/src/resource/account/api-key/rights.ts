import type { ApiKey } from '@svc/contract/account/api-key';
import { dayOf } from '../../../i18n/index.ts';
import { type Context, holdsScope, invalid, ServiceError } from '../../../kernel/index.ts';
import { findApiKey } from './queries.ts';
import { roleOf } from './queries-hand.ts';

/** Rights of a key: scopes, spending, expiry and addresses. */
export interface Rights {
  scopes: readonly string[];
  projectIds: readonly string[] | null;
  monthlyCreditCap: number | null;
  requestsPerMinute?: number | null | undefined;
  concurrentRequests?: number | null | undefined;
  expiresAt: string | null;
  ipAllowList: readonly string[] | null;
}

export async function rightsOf(context: Context): Promise<Rights> {
  const { id, scopes, projectIds } = context.actor;
  const own = await findApiKey(context, id);
  return {
    scopes,
    projectIds,
    monthlyCreditCap: own?.monthlyCreditCap ?? null,
    requestsPerMinute: own?.requestsPerMinute,
    concurrentRequests: own?.concurrentRequests,
    expiresAt: own?.expiresAt ?? null,
    ipAllowList: own?.ipAllowList ?? null,
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

const outlives = ({ expiresAt: end }: Rights, { expiresAt }: Rights): boolean =>
  end !== null && (expiresAt === null || Date.parse(expiresAt) > Date.parse(end));

/** Both lists in the one form in which addresses are stored. */
const comesFromMore = ({ ipAllowList: allowed }: Rights, { ipAllowList }: Rights): boolean =>
  allowed !== null && (ipAllowList === null || ipAllowList.some((address) => !allowed.includes(address)));

/** A caller hands on no more than it has. Throws insufficient_scope or validation_failed. */
export function assertMayGrant(own: Rights, grant: Rights): void {
  const missing = missingScopes(own, grant);
  if (missing.length > 0) {
    throw new ServiceError(
      'insufficient_scope',
      `Your key does not have ${missing.join(', ')}, so it cannot pass that on.`,
      { extensions: { requiredScope: missing[0] } },
    );
  }
  if (seesMore(own, grant)) {
    throw new ServiceError(
      'insufficient_scope',
      'Your key is limited to some projects and cannot give access to others. Name “projectIds” among those.',
    );
  }
  if (spendsMore(own, grant)) {
    throw invalid(
      'monthlyCreditCap',
      `Your key may spend ${own.monthlyCreditCap} credits a month, and a key that it makes cannot spend more.`,
      { expected: `at most ${own.monthlyCreditCap}`, received: grant.monthlyCreditCap },
    );
  }
  const faster = fasterBy(own, grant);
  if (faster !== undefined)
    throw invalid(faster, 'Your key has this limit, and a key that it makes needs one as well.', {
      expected: `at most ${own[faster]}`,
      received: grant[faster] ?? null,
    });
  if (outlives(own, grant))
    throw invalid(
      'expiresAt',
      `Your key expires on ${dayOf(own.expiresAt ?? '', 'en')}. A key that it makes or changes cannot last longer.`,
      {
        expected: `at the latest ${own.expiresAt}`,
        received: grant.expiresAt,
      },
    );
  if (comesFromMore(own, grant))
    throw invalid(
      'ipAllowList',
      'Your key works from some addresses only, and a key that it makes or changes cannot work from others.',
      {
        expected: 'some of the addresses of your key',
        received: grant.ipAllowList,
        allowed: own.ipAllowList ?? [],
      },
    );
}

/**
 * A key changes, replaces and revokes only keys that hold no more than itself. To revoke takes no longer life and no
 * more addresses: what leaked is ended from anywhere. Throws insufficient_scope.
 */
export function assertMayManage(own: Rights, key: Rights, to: 'change' | 'revoke'): void {
  const [missing] = missingScopes(own, key);
  const reachesFurther = to === 'change' && (outlives(own, key) || comesFromMore(own, key));
  const more = seesMore(own, key) || spendsMore(own, key) || fasterBy(own, key) !== undefined;
  if (missing === undefined && !more && !reachesFurther) return;
  throw new ServiceError(
    'insufficient_scope',
    'This key has rights that yours does not (scopes, projects, credits, limits, expiry or addresses), so yours cannot manage it.',
    missing === undefined ? {} : { extensions: { requiredScope: missing } },
  );
}

/**
 * A secret acts as the member whose key it is, so only they get a new one. A key of no member counts as an owner's: an
 * owner replaces it, or it replaces itself. Others may revoke. Throws insufficient_scope.
 */
export async function assertMayHaveSecret(context: Context, key: ApiKey): Promise<void> {
  const { actor } = context;
  const memberId = actor.memberId ?? null;
  if (key.memberId !== null) {
    if (key.memberId === memberId) return;
    throw new ServiceError(
      'insufficient_scope',
      'This key belongs to another member, who must rotate it themselves. You can revoke it.',
    );
  }
  if (key.id === actor.id) return;
  if (memberId === null ? actor.scopes.includes('admin') : (await roleOf(context, memberId)) === 'owner')
    return;
  throw new ServiceError(
    'insufficient_scope',
    'This key belongs to no member. An owner or the key itself can rotate it; you can revoke it.',
  );
}
