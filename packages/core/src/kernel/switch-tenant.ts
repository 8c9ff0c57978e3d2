import { setTenant } from '@svc/db';
import { sql } from 'kysely';
import type { Context, Workspace } from './context.ts';

/**
 * Runs with the open transaction switched to another workspace: what is done there, its audit entry and the caller's
 * Idempotency-Key stand or fall together, which two transactions could not promise. The caller checks the right to it.
 */
export async function switchTenant<C extends Context, T>(
  context: C,
  workspace: Workspace,
  run: (context: C) => Promise<T>,
): Promise<T> {
  if (workspace.id === context.workspace.id) return run(context);
  if (!context.inTransaction) throw new Error('turning to another workspace needs an open transaction');
  const turn = (workspaceId: string) => sql.raw(setTenant(workspaceId)).execute(context.db);
  await turn(workspace.id);
  const result = await run({ ...context, workspace });
  await turn(context.workspace.id);
  return result;
}
