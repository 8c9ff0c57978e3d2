import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { findProject } from '../../account/project/index.ts';
import { awaitingScan, scanStands } from './queries.ts';
import { measureShipped } from './verify.ts';

/** After a scan: looks at each shipped recommendation whose verification has waited for it. */
export async function measureAwaited(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<{ looked: number }> {
  const context = await openWorkspace(environment, workspaceId);
  if (!(await findProject(context, projectId))) return { looked: 0 };
  let looked = 0;
  for (const row of await awaitingScan(context, projectId)) {
    const scanId = row.verification?.scanId ?? null;
    if (scanId === null || (await scanStands(context, scanId)) === 'open') continue;
    await measureShipped(context, row);
    looked += 1;
  }
  return { looked };
}
