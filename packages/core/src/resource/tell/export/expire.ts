import { scopeIn, scopeOf } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { instant } from '../../../kernel/index.ts';
import { keyOf } from './build.ts';
import { endExport, readExpired, readKept } from './queries.ts';

const atOnce = 500;

/** Deletes files whose time is over. What could not be deleted is tried again the next time. */
export async function expireExports(environment: Environment): Promise<{ expired: number }> {
  const { database, objects, now, log } = environment;
  let expired = 0;
  for (const { workspaceId, id } of await readExpired(database.system, instant(now()), atOnce)) {
    try {
      await remove({ database, objects }, workspaceId, id);
      expired += 1;
    } catch (err) {
      log.error({ err, workspaceId, exportId: id }, 'export could not be deleted');
    }
  }
  return { expired };
}

const remove = (
  { database, objects }: Pick<Environment, 'database' | 'objects'>,
  workspaceId: string,
  id: string,
): Promise<void> =>
  database
    .forWorkspace(workspaceId)
    .transaction()
    .execute(async (db) => {
      const ended = await endExport(scopeOf(db, workspaceId), id, { status: 'expired' });
      await objects.delete(keyOf({ workspaceId, exportId: id }), ended?.progress?.upload ?? null);
    });

/** Every file of a workspace or project that is being erased. Throws when the store cannot delete one. */
export async function removeExports(
  environment: Environment,
  workspaceId: string,
  projectId?: string,
): Promise<void> {
  for (const id of await readKept(scopeIn(environment.database, workspaceId), projectId))
    await remove(environment, workspaceId, id);
}
