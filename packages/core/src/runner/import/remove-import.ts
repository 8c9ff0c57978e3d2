import { scopeOf } from '@svc/db';
import type { Environment } from '../../environment/index.ts';
import { enqueue } from '../../kernel/index.ts';
import {
  deleteImportJob,
  deleteImportRow,
  fileKeyOf,
  findImport,
  forgetImportedHashes,
  moveImport,
  staleImports,
} from '../../resource/measure/answer-import/index.ts';
import { rollUpJob } from '../../resource/measure/figure/index.ts';
import { bodiesPrefix } from '../bodies.ts';
import type { ImportJob } from './import-answers.ts';
import { deleteAnswers, deleteScan, scansOfImport } from './queries.ts';

const answersAtOnce = 2_000;
const daysKept = 7;

/** Takes back all that an import brought: answers, figures, files. One that is being deleted goes itself. Safe to run again. */
export async function removeImport(
  environment: Environment,
  { workspaceId, importId }: ImportJob,
  stop: AbortSignal,
): Promise<'done' | 'stopped'> {
  const db = environment.database.forWorkspace(workspaceId);
  const outside = scopeOf(db, workspaceId);
  const found = await findImport(outside, importId);
  if (!found || !['cancelled', 'failed', 'deleting'].includes(found.status)) return 'done';
  for (const scanId of await scansOfImport(outside, importId)) {
    for (;;) {
      if (stop.aborted) return 'stopped';
      const gone = await db
        .transaction()
        .execute((db) => deleteAnswers(scopeOf(db, workspaceId), scanId, answersAtOnce));
      if (gone === 0) break;
    }
    // A batch that was on its way is stored before the scan goes, since it holds the run's row; none is stored after that.
    await db.transaction().execute(async (db) => {
      const scope = scopeOf(db, workspaceId);
      await deleteScan(scope, scanId);
      while ((await deleteAnswers(scope, scanId, answersAtOnce)) > 0);
    });
    await environment.objects.deleteAll(bodiesPrefix(workspaceId, scanId));
  }
  await environment.objects.delete(fileKeyOf(workspaceId, importId));
  await db.transaction().execute(async (db) => {
    const scope = scopeOf(db, workspaceId);
    await forgetImportedHashes(scope, importId);
    if (found.status === 'deleting') await deleteImportRow(scope, importId);
    await enqueue({ db }, rollUpJob, { workspaceId, projectId: found.projectId });
  });
  return 'done';
}

/** Ends imports whose file nobody sent, and rehearsals that nobody went on with. */
export async function expireImports(environment: Environment): Promise<{ expired: number }> {
  const before = new Date(environment.now().getTime() - daysKept * 86_400_000).toISOString();
  let expired = 0;
  for (const { workspaceId, id } of await staleImports(environment.database.system, before, 500)) {
    const db = environment.database.forWorkspace(workspaceId);
    await db.transaction().execute(async (db) => {
      if (!(await moveImport(scopeOf(db, workspaceId), id, ['awaiting_file', 'checked'], 'cancelled')))
        return;
      await enqueue({ db }, deleteImportJob, { workspaceId, importId: id });
      expired += 1;
    });
  }
  return { expired };
}
