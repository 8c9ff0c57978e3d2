/** The specification's scopes, then the finer ones that single operations accept as well. */
export const coarseScopes = [
  'projects:read',
  'projects:write',
  'scans:read',
  'scans:write',
  'scores:read',
  'results:read',
  'recommendations:read',
  'recommendations:write',
  'competitors:read',
  'competitors:write',
  'analytics:read',
  'reports:read',
  'reports:write',
  'alerts:read',
  'alerts:write',
  'billing:read',
  'usage:read',
  'keys:read',
  'keys:write',
  'webhooks:read',
  'webhooks:write',
  'account:read',
  'workspaces:read',
  'admin',
] as const;

const fineScopes = [
  'account:write',
  'prompts:read',
  'prompts:write',
  'answers:read',
  'answers:write',
  'provider-keys:read',
  'provider-keys:write',
  'channels:read',
  'channels:write',
  'schedules:read',
  'schedules:write',
  'exports:read',
  'exports:write',
  'views:read',
  'views:write',
  'segments:read',
  'segments:write',
  'analytics:write',
  'audit:read',
  'billing:write',
  'members:read',
  'members:write',
  'workspaces:write',
  'approvals:read',
  'approvals:write',
  'personas:read',
  'personas:write',
  'goals:read',
  'goals:write',
  'scorecards:read',
  'scorecards:write',
  'experiments:read',
  'experiments:write',
  'traffic:read',
  'traffic:write',
  'integrations:read',
  'integrations:write',
] as const;

/**
 * Finer scopes of operations that are an administrator's. The legacy pair does not cover them, or an editor's key could
 * make itself an administrator's. A test holds the list to the table of operations.
 */
export const administratorScopes: readonly string[] = [
  'approvals:write',
  'audit:read',
  'billing:write',
  'members:write',
  'workspaces:write',
] satisfies (typeof fineScopes)[number][];

const legacyScopes = ['read', 'write'] as const;

export const scopes = [...coarseScopes, ...fineScopes, ...legacyScopes] as const;
export type ScopeName = (typeof scopes)[number];

export interface ScopeRule {
  /** `any`: every valid key. */
  scope: ScopeName | 'any';
  fine?: ScopeName | undefined;
}

/** Whether a key with these scopes may call an operation: its coarse scope, its finer one, the legacy pair, or admin. */
export function allows(held: readonly string[], rule: ScopeRule): boolean {
  if (rule.scope === 'any' || held.includes('admin')) return true;
  if (held.includes(rule.scope)) return true;
  if (rule.fine !== undefined && held.includes(rule.fine)) return true;
  if (rule.scope === 'admin') return false;
  return held.includes(rule.scope.endsWith(':read') ? 'read' : 'write');
}
