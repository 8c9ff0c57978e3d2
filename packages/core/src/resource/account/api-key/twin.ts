import { type Context, ServiceError, switchTenant } from '../../../kernel/index.ts';

type Mode = 'live' | 'test';

/** Which workspace holds the keys of a mode: the caller's own or, for test keys of a live one, its twin. */
function workspaceOf(context: Context, mode: Mode): string {
  const { workspace } = context;
  if (mode === workspace.mode) return workspace.id;
  if (mode === 'live')
    throw new ServiceError(
      'insufficient_scope',
      'A test key cannot see or create live keys. Use a live key.',
    );
  if (workspace.twinId === null) throw new ServiceError('conflict', 'This workspace has no test data set.');
  return workspace.twinId;
}

/** Runs with the open transaction turned to the workspace of that mode. */
export async function withinMode<T>(
  context: Context,
  mode: Mode,
  run: (context: Context) => Promise<T>,
): Promise<T> {
  const id = workspaceOf(context, mode);
  if (id === context.workspace.id) return run(context);
  return switchTenant(context, { ...context.workspace, id, mode, twinId: null }, run);
}
