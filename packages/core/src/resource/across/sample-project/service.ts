import type { SampleProject } from '@svc/contract/across/sample-project';
import {
  audit,
  type Context,
  enqueue,
  lock,
  ServiceError,
  switchTenant,
  transaction,
  withinLimit,
} from '../../../kernel/index.ts';
import { findRestorable, isProject, restoreProject } from '../../account/project/index.ts';
import { makeSampleJob } from './jobs.ts';
import { beginMaking, findMaking, holdsProject } from './queries.ts';
import sample from './sample.json' with { type: 'json' };

/** Everywhere the same: fingerprints and designs in the rows are made from it. */
export const { projectId: sampleProjectId } = sample;
const projectId = sampleProjectId;

/** Runs in the workspace’s test data, which a live key has beside its own. */
function inTestData<T>(context: Context, run: (context: Context) => Promise<T>): Promise<T> {
  const { workspace } = context;
  if (workspace.mode === 'test') return transaction(context, run);
  const { twinId } = workspace;
  if (twinId === null) throw new ServiceError('conflict', 'This workspace has no test data set.');
  const twin = { ...workspace, id: twinId, mode: 'test', twinId: null } as const;
  return transaction(context, (context) => switchTenant(context, twin, run));
}

async function read(context: Context): Promise<SampleProject> {
  const [isThere, making] = await Promise.all([isProject(context, projectId), findMaking(context)]);
  const { status, rowsWritten: done = 0, rowsTotal: total = 0, failure = null } = making ?? {};
  if (isThere)
    return { status: 'completed', projectId, progress: { done: total, total, percent: 100 }, error: null };
  if (status === undefined || status === 'completed')
    return { status: 'none', projectId: null, progress: { done: 0, total: 0, percent: 0 }, error: null };
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
  return { status, projectId: null, progress: { done, total, percent }, error: failure };
}

export const getSampleProject = (context: Context): Promise<SampleProject> => inTestData(context, read);

/** Throws insufficient_scope for a key that is limited to projects, quota_exceeded when the plan has no room. */
export async function createSampleProject(context: Context): Promise<SampleProject> {
  if (context.actor.projectIds !== null)
    throw new ServiceError(
      'insufficient_scope',
      'Your key is limited to some projects and cannot create others. Use a key without that limit.',
    );
  return inTestData(context, async (context) => {
    const { workspace, actor } = context;
    await lock(context, 'sample_project');
    const found = await read(context);
    if (found.status !== 'none' && found.status !== 'failed') return found;
    if (await findRestorable(context, projectId)) {
      await restoreProject(context, { projectId });
      return read(context);
    }
    if (await holdsProject(context, projectId))
      throw new ServiceError(
        'conflict',
        'The sample project was deleted too long ago to be restored. It is erased in the coming night; ask again then.',
      );
    await withinLimit(context, 'projects');
    await beginMaking(context, actor.id);
    await audit(context, 'sample_project.requested', projectId);
    await enqueue(context, makeSampleJob, { workspaceId: workspace.id });
    return read(context);
  });
}
