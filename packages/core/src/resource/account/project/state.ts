import { type Project, projectArchived, projectRestored } from '@svc/contract/account/project';
import {
  assertSees,
  audit,
  type Context,
  ServiceError,
  transaction,
  withinLimit,
} from '../../../kernel/index.ts';
import { emitState } from './events.ts';
import { findRestorable, projectRows, restoreDays } from './queries.ts';
import { assertNoOpenScan, getProject } from './service.ts';

/** No scans from now on; its history stays readable. */
export function archiveProject(context: Context, input: { projectId: string }): Promise<Project> {
  return transaction(context, async (context) => {
    const project = await getProject(context, input);
    if (project.state === 'archived') throw new ServiceError('conflict', 'The project is already archived.');
    await assertNoOpenScan(context, project.id);
    await projectRows.update(context, project.id, { archivedAt: context.now().toISOString() });
    await audit(context, 'project.archived', project.id, { name: project.name });
    await emitState(context, projectArchived, project);
    return getProject(context, input);
  });
}

/** Undoes archiving, or deletion within the window. Throws not_found when it is too late, quota_exceeded when the plan has no room. */
export function restoreProject(context: Context, input: { projectId: string }): Promise<Project> {
  return transaction(context, async (context) => {
    const missing = () =>
      new ServiceError(
        'not_found',
        `No project ${input.projectId} to restore. One that was deleted more than ${restoreDays} days ago is erased.`,
        { next: 'GET /v1/projects?state=deleted lists those that can be restored.' },
      );
    assertSees(context, input.projectId, missing);
    const project = await findRestorable(context, input.projectId);
    if (!project) throw missing();
    if (project.state === 'active')
      throw new ServiceError(
        'conflict',
        `The project is active. Only archived projects and those deleted in the last ${restoreDays} days can be restored.`,
      );
    // An archived one counts all along.
    if (project.state === 'deleted') await withinLimit(context, 'projects');
    await projectRows.update(context, project.id, { archivedAt: null, deletedAt: null });
    await audit(context, 'project.restored', project.id, { from: project.state });
    await emitState(context, projectRestored, project);
    return getProject(context, input);
  });
}

/** Throws conflict for an archived project. */
export function assertActive({ id, state }: Pick<Project, 'id' | 'state'>): void {
  if (state === 'archived')
    throw new ServiceError('conflict', 'The project is archived. Restore it first.', {
      next: `POST /v1/projects/${id}/restore restores it.`,
    });
}
