import type { DeleteWorkspace, WorkspaceEntity, WorkspaceParams } from '@svc/contract/across/workspace';
import { scopeOf } from '@svc/db';
import type { RunContext } from '../../../environment/index.ts';
import {
  audit,
  type Context,
  enqueue,
  invalid,
  lockOrganisation,
  planUsage,
  ServiceError,
  switchTenant,
  transaction,
} from '../../../kernel/index.ts';
import { revokeKeys } from '../../account/api-key/index.ts';
import { projectsWithoutExport } from '../../tell/export/index.ts';
import { eraseWorkspaceJob } from './jobs.ts';
import { openScans, updateWorkspaceRow } from './queries.ts';
import { getWorkspace, inManagedWorkspace } from './service.ts';

/** Other processes accept a key for five seconds more; calls that began with it end before anything is erased. */
const waitMilliseconds = 15_000;

/**
 * Keys end at once, those of its test data set too; a job erases the rows. Throws conflict for the last workspace of the
 * organisation, while a scan runs, and for one that was neither exported nor named.
 */
export const deleteWorkspace = (
  context: RunContext,
  { workspaceId, name }: DeleteWorkspace & WorkspaceParams,
): Promise<WorkspaceEntity> =>
  transaction(context, async (context) => {
    await lockOrganisation(context, 'limit|workspaces');
    await inManagedWorkspace(context, workspaceId, async (inside, row) => {
      if (row.mode === 'test')
        throw new ServiceError('conflict', 'A test data set is deleted with its workspace. Use a live key.');
      await assertWanted(inside, name);
      if ((await planUsage(inside)).workspaces <= 1)
        throw new ServiceError(
          'conflict',
          'This is the organisation’s last workspace. Create another one first.',
        );
      const twin = { ...inside.workspace, id: row.twinId ?? row.id, mode: 'test', twinId: row.id } as const;
      const keys = (await close(inside)) + (await switchTenant(inside, twin, close));
      await audit(inside, 'workspace.deleted', workspaceId, { name: row.name, keys });
    });
    if (workspaceId !== context.workspace.id) await audit(context, 'workspace.deleted', workspaceId, {});
    return getWorkspace(context, { workspaceId });
  });

/** Confirmed by the workspace's name, or by an export of all projects' answers. */
async function assertWanted({ db, workspace }: Context, given: string | undefined): Promise<void> {
  const { id, name } = workspace;
  if (given === name) return;
  if (given === undefined) {
    const lacking = await projectsWithoutExport(scopeOf(db, id));
    if (lacking.length === 0) return;
    throw new ServiceError(
      'conflict',
      `A deleted workspace cannot be restored, and these projects have not been exported since their last scan: ${lacking.join(', ')}. Use create_export, or repeat the call with the workspace’s name, “${name}”.`,
    );
  }
  throw invalid('name', 'This is not the workspace’s name. Type it exactly.', {
    expected: name,
    received: given,
  });
}

/** Returns how many keys ended. */
async function close(context: Context): Promise<number> {
  const [running] = await openScans(context);
  if (running) throw new ServiceError('conflict', `Scan ${running} is still running. Cancel it first.`);
  const now = context.now();
  await updateWorkspaceRow(context, { deletingAt: now.toISOString() });
  await enqueue(
    context,
    eraseWorkspaceJob,
    { workspaceId: context.workspace.id },
    { runAt: new Date(now.getTime() + waitMilliseconds) },
  );
  return (await revokeKeys(context)).length;
}
