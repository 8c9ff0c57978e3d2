import { type Context, invalid, ServiceError } from '../../kernel/index.ts';
import { findApiKey } from './queries.ts';

/** What a key may do and spend. */
export interface Rights {
  scopes: readonly string[];
  projectIds: readonly string[] | null;
  monthlyCreditCap: number | null;
}

export async function rightsOf({ db, workspace, actor, now }: Context): Promise<Rights> {
  const { scopes, projectIds } = actor;
  const store = { db, workspaceId: workspace.id, mode: workspace.mode, now: now() };
  const own = scopes.includes('admin') ? null : await findApiKey(store, actor.id);
  return { scopes, projectIds, monthlyCreditCap: own?.monthlyCreditCap ?? null };
}

function holds(held: readonly string[], scope: string): boolean {
  if (held.includes('admin') || held.includes(scope)) return true;
  // The legacy pair covers every scope of its kind, but never the superscope.
  if (scope.endsWith(':read')) return held.includes('read');
  return scope.endsWith(':write') && held.includes('write');
}

/** A caller hands on no more than it has. Throws insufficient_scope or validation_failed. */
export function assertMayGrant(own: Rights, grant: Rights): void {
  const missing = grant.scopes.filter((scope) => !holds(own.scopes, scope));
  if (missing.length > 0) {
    throw new ServiceError(
      'insufficient_scope',
      `Your key does not hold ${missing.join(', ')}, so it cannot hand that on.`,
      { extensions: { requiredScope: missing[0] } },
    );
  }
  const allowed = own.projectIds;
  if (
    allowed !== null &&
    (grant.projectIds === null || grant.projectIds.some((id) => !allowed.includes(id)))
  ) {
    throw new ServiceError(
      'insufficient_scope',
      'Your key is limited to some projects and cannot hand on more: name “projectIds” among them.',
    );
  }
  const cap = own.monthlyCreditCap;
  if (cap !== null && (grant.monthlyCreditCap === null || grant.monthlyCreditCap > cap)) {
    throw invalid(
      'monthlyCreditCap',
      `Your key may spend ${cap} credits a month, and so may one that it makes.`,
      {
        expected: `at most ${cap}`,
        received: grant.monthlyCreditCap,
      },
    );
  }
}
