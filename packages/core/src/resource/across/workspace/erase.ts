import { type Environment, openWorkspace, type RunContext } from '../../../environment/index.ts';
import { enqueue } from '../../../kernel/index.ts';
import { bodiesPrefix } from '../../../runner/index.ts';
import { cancelScan } from '../../measure/scan/index.ts';
import { removeExports } from '../../tell/export/index.ts';
import { removeReports } from '../../tell/report/index.ts';
import { eraseWorkspaceJob } from './jobs.ts';
import {
  countRowsToErase,
  eraseRows,
  hasAuditEntries,
  openScans,
  readDeletion,
  updateWorkspaceRow,
} from './queries.ts';

const atOnce = 2_000;

/**
 * Empties a deleted workspace, some rows at a time, and then removes its name. Continues where it was
 * stopped. Running scans are cancelled; it waits for them, and for audit entries that are not in the tree
 * yet.
 */
export async function eraseWorkspace(
  environment: Environment,
  { workspaceId }: { workspaceId: string },
  stop: AbortSignal,
): Promise<{ workspaceId: string; erased: number } | 'stopped'> {
  const context = await openWorkspace(environment, workspaceId);
  const { deletingAt, rowsToErase, erasedAt } = await readDeletion(context);
  if (deletingAt === null || erasedAt !== null) return { workspaceId, erased: 0 };
  if (await endScans(context)) return again(context, 10);
  if (rowsToErase === null)
    await updateWorkspaceRow(context, { rowsToErase: await countRowsToErase(context) });
  await removeExports(environment, workspaceId);
  await removeReports(environment, workspaceId);
  await environment.objects.deleteAll(bodiesPrefix(workspaceId));
  let erased = 0;
  for (let gone = 1; gone > 0; erased += gone) {
    if (stop.aborted) return 'stopped';
    gone = await eraseRows(context, atOnce);
  }
  if (await hasAuditEntries(context)) return again(context, 2, erased);
  await updateWorkspaceRow(context, { name: '', erasedAt: context.now().toISOString() });
  return { workspaceId, erased };
}

/** Cancels scans that were started while the keys ended. Returns whether it found one. */
async function endScans(context: RunContext): Promise<boolean> {
  const open = await openScans(context);
  for (const scanId of open) await cancelScan(context, { scanId });
  return open.length > 0;
}

async function again(context: RunContext, seconds: number, erased = 0) {
  const { id } = context.workspace;
  const runAt = new Date(context.now().getTime() + seconds * 1_000);
  await enqueue(context, eraseWorkspaceJob, { workspaceId: id }, { runAt });
  return { workspaceId: id, erased };
}
