import type { Environment } from '../../environment/index.ts';
import { instant } from '../../kernel/index.ts';
import { keyOf } from './build.ts';
import { endExport, readExpired } from './queries.ts';

const atOnce = 500;

/** Deletes files whose time is over. What could not be deleted is tried again the next time. */
export async function expireExports(environment: Environment): Promise<{ expired: number }> {
  const { database, objects, now, log } = environment;
  let expired = 0;
  for (const { workspaceId, id } of await readExpired(database.system, instant(now()), atOnce)) {
    const db = database.forWorkspace(workspaceId);
    try {
      await db.transaction().execute(async (db) => {
        const ended = await endExport(db, workspaceId, id, { status: 'expired' });
        await objects.delete(keyOf({ workspaceId, exportId: id }), ended?.progress?.upload ?? null);
      });
      expired += 1;
    } catch (err) {
      log.error({ err, workspaceId, exportId: id }, 'export could not be deleted');
    }
  }
  return { expired };
}
