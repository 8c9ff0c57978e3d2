import { sql } from 'kysely';
import { type Context, ServiceError } from '../../kernel/index.ts';

type Mode = 'live' | 'test';

/** Which workspace holds the keys of a mode: the caller's own or, for test keys of a live one, its twin. */
function workspaceOf(context: Context, mode: Mode): string {
  const { workspace } = context;
  if (mode === workspace.mode) return workspace.id;
  if (mode === 'live')
    throw new ServiceError('insufficient_scope', 'A test key cannot see or make live keys. Use a live key.');
  if (workspace.twinId === null) throw new ServiceError('conflict', 'This workspace has no test data set.');
  return workspace.twinId;
}

/**
 * Runs with the open transaction turned to that workspace: the key, its audit entry and the caller's
 * Idempotency-Key then stand or fall together, which two transactions could not promise.
 */
export async function withinMode<T>(
  context: Context,
  mode: Mode,
  run: (context: Context) => Promise<T>,
): Promise<T> {
  const id = workspaceOf(context, mode);
  if (id === context.workspace.id) return run(context);
  if (!context.inTransaction) throw new Error('turning to the twin needs an open transaction');
  const turn = (workspaceId: string) =>
    sql`select set_config('app.workspace', ${workspaceId}, true)`.execute(context.db);
  await turn(id);
  const result = await run({ ...context, workspace: { ...context.workspace, id, mode, twinId: null } });
  await turn(context.workspace.id);
  return result;
}
