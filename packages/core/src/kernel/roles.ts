import { administratorScopes, type ScopeName } from '@svc/contract/kernel';

/** The roles that every workspace has, with what they hold. */
export const builtInRoles = {
  owner: { name: 'Owner', scopes: ['admin'] },
  admin: { name: 'Administrator', scopes: ['admin'] },
  editor: { name: 'Editor', scopes: ['read', 'write'] },
  viewer: {
    name: 'Viewer',
    scopes: [
      'projects:read',
      'scans:read',
      'scores:read',
      'results:read',
      'recommendations:read',
      'competitors:read',
      'analytics:read',
      'reports:read',
      'alerts:read',
      'workspaces:read',
    ],
  },
  billing: { name: 'Billing', scopes: ['billing:read', 'usage:read', 'account:read', 'workspaces:read'] },
} as const satisfies Record<string, { name: string; scopes: readonly ScopeName[] }>;

export type BuiltInRole = keyof typeof builtInRoles;

export const isBuiltIn = (role: string): role is BuiltInRole => Object.hasOwn(builtInRoles, role);

/** Whether holding these scopes means holding that one: the legacy pair covers its kind, but nothing of an administrator's. */
export function holdsScope(held: readonly string[], scope: string): boolean {
  if (held.includes('admin') || held.includes(scope)) return true;
  if (administratorScopes.includes(scope)) return false;
  if (scope.endsWith(':read')) return held.includes('read');
  return scope.endsWith(':write') && held.includes('write');
}

/** What two sets of scopes both allow: a key's own, and those of its member's role. */
export const commonScopes = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([
    ...one.filter((scope) => holdsScope(other, scope)),
    ...other.filter((scope) => holdsScope(one, scope)),
  ]),
];

/** What two limits to projects both allow; null: no limit. */
export const commonProjects = (
  one: readonly string[] | null,
  other: readonly string[] | null,
): readonly string[] | null => {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
};

/** The member behind a key, as the database has it. */
export interface Holder {
  memberId: string | null;
  memberStatus: string | null;
  memberRole: string | null;
  memberProjectIds: string[] | null;
  roleScopes: string[] | null;
}

/**
 * The current rights of a key: at most those of its member's role. null: its member is gone, so the key is not valid. A key
 * without a member, such as a workspace's first, has its own rights.
 */
export function heldBy<K extends { scopes: string[]; projectIds: string[] | null }>(
  key: K,
  holder: Holder,
): (K & { memberId: string | null }) | null {
  if (holder.memberId === null) return { ...key, memberId: null };
  const { memberRole: role, memberStatus: status } = holder;
  if (role === null || status !== 'active') return null;
  const scopes = isBuiltIn(role) ? builtInRoles[role].scopes : (holder.roleScopes ?? []);
  const projectIds = commonProjects(key.projectIds, holder.memberProjectIds);
  return {
    ...key,
    memberId: holder.memberId,
    scopes: commonScopes(key.scopes, scopes),
    projectIds: projectIds && [...projectIds],
  };
}
