import type { Database, TenantDatabase } from './client.ts';

/**
 * Whose rows, and over which connection: the first argument of each query of a tenant's data. A verb's context is one, and a
 * job makes one with `scopeIn`; inside a transaction, with `scopeOf`.
 */
export interface Scope {
  db: TenantDatabase;
  workspace: { readonly id: string };
}

export const scopeOf = (db: TenantDatabase, workspaceId: string): Scope => ({
  db,
  workspace: { id: workspaceId },
});

export const scopeIn = (database: Pick<Database, 'forWorkspace'>, workspaceId: string): Scope =>
  scopeOf(database.forWorkspace(workspaceId), workspaceId);
