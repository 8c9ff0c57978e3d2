import type { TenantDatabase } from './client.ts';

/**
 * Whose rows, and over which connection: the first argument of each query of a tenant's data. A verb's context is one, and a
 * job makes one with `scopeOf`.
 */
export interface Scope {
  db: TenantDatabase;
  workspace: { readonly id: string };
}

export const scopeOf = (db: TenantDatabase, workspaceId: string): Scope => ({
  db,
  workspace: { id: workspaceId },
});
