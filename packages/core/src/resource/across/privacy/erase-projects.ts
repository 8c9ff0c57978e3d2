import { z } from 'zod';
import { type Environment, openWorkspace } from '../../../environment/index.ts';
import { audit, instant, job, transaction } from '../../../kernel/index.ts';
import { bodiesPrefix } from '../../../runner/index.ts';
import { restoreDays } from '../../account/project/index.ts';
import { fileKeyOf } from '../../measure/answer-import/index.ts';
import { forgetTexts } from '../../read/reader/index.ts';
import { removeExports } from '../../tell/export/index.ts';
import { removeReports } from '../../tell/report/index.ts';
import {
  eraseProjectRows,
  importsOfProject,
  projectsToErase,
  projectTables,
  scansOfProject,
} from './queries.ts';

/** Every night. */
export const eraseProjectsJob = job({
  task: 'erase_projects',
  every: '37 2 * * *',
  payload: z.looseObject({}),
  key: () => 'erase_projects',
  priority: 10,
});

const projectsAtOnce = 100;
const rowsAtOnce = 2_000;

/**
 * Erases projects that were deleted so long ago that nobody can restore them, some rows at a time. Continues where it was
 * stopped. One that cannot be erased, since a file cannot be deleted, is left for the next night.
 */
export async function eraseProjects(
  environment: Environment,
  stop: AbortSignal,
): Promise<{ projects: number; rows: number } | 'stopped'> {
  const all = { projects: 0, rows: 0 };
  for (;;) {
    const due = await projectsToErase(environment.database, restoreDays, projectsAtOnce);
    let erased = 0;
    for (const project of due) {
      try {
        const rows = await eraseProject(environment, project, stop);
        if (rows === 'stopped') return 'stopped';
        all.rows += rows;
        erased += 1;
      } catch (err) {
        environment.log.error({ err, ...project }, 'deleted project could not be erased');
      }
    }
    all.projects += erased;
    if (due.length < projectsAtOnce || erased === 0) return all;
  }
}

async function eraseProject(
  environment: Environment,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
  stop: AbortSignal,
): Promise<number | 'stopped'> {
  const context = await openWorkspace(environment, workspaceId);
  const { objects, now } = environment;
  // Files first: their rows name them.
  await removeExports(environment, workspaceId, projectId);
  await removeReports(environment, workspaceId, projectId);
  for (const id of await importsOfProject(context, projectId))
    await objects.delete(fileKeyOf(workspaceId, id));
  const kept = await objects.folders(bodiesPrefix(workspaceId));
  for (const scanId of await scansOfProject(context, projectId, kept))
    await objects.deleteAll(bodiesPrefix(workspaceId, scanId));
  // Readings are kept by their texts, whosever they are: of this project none is younger.
  await forgetTexts(context, instant(new Date(now().getTime() - restoreDays * 86_400_000)));
  let rows = 0;
  for (const table of await projectTables(context)) {
    // The project itself is the last. Said by itself, since a cluster lets one transaction work as one user alone.
    if (table === 'project')
      await transaction(context, (context) => audit(context, 'project.erased', projectId, {}));
    for (let gone = 1; gone > 0; rows += gone) {
      if (stop.aborted) return 'stopped';
      const some = { projectId, table, days: restoreDays, atMost: rowsAtOnce };
      gone = await transaction(context, (context) => eraseProjectRows(context, some));
      if (table === 'project') return rows + gone;
    }
  }
  return rows;
}
