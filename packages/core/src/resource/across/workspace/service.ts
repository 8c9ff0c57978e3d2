import type {
  CreatedWorkspace,
  CreateWorkspace,
  Me,
  UpdateWorkspace,
  WorkspaceEntity,
  WorkspaceParams,
} from '@svc/contract/across/workspace';
import { scopeOf } from '@svc/db';
import type { RunContext } from '../../../environment/index.ts';
import {
  assertWholeWorkspace,
  audit,
  type Context,
  newId,
  notFound,
  ServiceError,
  switchTenant,
  transaction,
  type Workspace,
  withinLimit,
} from '../../../kernel/index.ts';
import { insertFirstKey, newSecret, type Rights, rightsOf } from '../../account/api-key/index.ts';
import { readBalance } from '../../account/credit/index.ts';
import { copyMember } from '../../account/member/index.ts';
import {
  findManaged,
  findWorkspace,
  makeWorkspace,
  readSample,
  updateWorkspaceRow,
  type WorkspaceRow,
} from './queries.ts';

export async function whoami(context: Context): Promise<Me> {
  const { workspace, actor } = context;
  const [credits, sample] = await Promise.all([readBalance(context), readSample(context)]);
  return {
    workspace: { id: workspace.id, name: workspace.name, ...(sample && { sample }) },
    organisation: { id: workspace.organisationId, name: workspace.organisationName },
    mode: workspace.mode,
    plan: workspace.plan,
    limits: { ...workspace.limits },
    key: {
      id: actor.id,
      name: actor.name,
      scopes: [...actor.scopes],
      projectIds: actor.projectIds && [...actor.projectIds],
    },
    credits,
  };
}

const missing = (id: string) => notFound('workspace', id, 'GET /v1/workspaces');

/** Throws not_found, also for one of the organisation that the key does not see. */
export async function getWorkspace(
  context: Context,
  { workspaceId }: WorkspaceParams,
): Promise<WorkspaceEntity> {
  const workspace = await findWorkspace(context, workspaceId);
  if (!workspace) throw missing(workspaceId);
  return workspace;
}

/**
 * Runs inside a workspace that the caller manages: the key's own, one that it made, or one where the person behind it
 * is an owner or administrator. Throws not_found for any other, and conflict while it is being deleted.
 */
export const inManagedWorkspace = <C extends Context, T>(
  context: C,
  workspaceId: string,
  run: (context: C, row: WorkspaceRow) => Promise<T>,
): Promise<T> =>
  transaction(context, async (context) => {
    assertWholeWorkspace(context);
    const row = await findManaged(context, workspaceId);
    if (!row) throw missing(workspaceId);
    if (row.deletingAt !== null) throw new ServiceError('conflict', 'This workspace is being deleted.');
    return switchTenant(context, asWorkspace(context, row), (inside) => run(inside, row));
  });

const asWorkspace = ({ workspace }: Context, { id, name, mode, twinId }: WorkspaceRow): Workspace => ({
  ...workspace,
  id,
  name,
  mode,
  twinId,
});

/** Throws quota_exceeded beyond the plan, and insufficient_scope for keys that would get more than they have. */
export const createWorkspace = (context: RunContext, { name }: CreateWorkspace): Promise<CreatedWorkspace> =>
  transaction(context, async (context) => {
    assertWholeWorkspace(context);
    const limits = await assertMayMake(context);
    await withinLimit(context, 'workspaces');
    const ids = { live: newId('workspace'), test: newId('workspace') };
    await makeWorkspace(context, { ...ids, name });
    const own = { ...context.workspace, id: ids.live, name, mode: 'live', twinId: ids.test } as const;
    const memberId = await copyMember(context, own);
    const insertKey = async (workspace: Workspace) =>
      switchTenant(context, workspace, async ({ db, actor }) => {
        const key = {
          workspaceId: workspace.id,
          name: `First ${workspace.mode} key`,
          secret: newSecret(workspace.mode),
          scopes: [...actor.scopes],
          memberId,
          by: actor.id,
          limits,
        };
        return { id: await insertFirstKey(scopeOf(db, key.workspaceId), key), secret: key.secret };
      });
    const live = await insertKey(own);
    const test = await insertKey({ ...own, id: ids.test, mode: 'test', twinId: ids.live });
    await switchTenant(context, own, (inside) => audit(inside, 'workspace.created', ids.live, { name }));
    await audit(context, 'workspace.created', ids.live, { name });
    return { ...(await getWorkspace(context, { workspaceId: ids.live })), keys: { live, test } };
  });

/** Limits of the caller's key, which the first keys of the new workspace inherit. */
async function assertMayMake(context: Context): Promise<Rights> {
  if (context.workspace.mode === 'test')
    throw new ServiceError('insufficient_scope', 'A test key cannot create workspaces. Use a live key.');
  const own = await rightsOf(context);
  if (own.monthlyCreditCap === null) return own;
  throw new ServiceError(
    'insufficient_scope',
    'Your key has a monthly cap, which keys of another workspace would not share. Use a key without a cap.',
  );
}

export const updateWorkspace = (
  context: RunContext,
  { workspaceId, ...changes }: UpdateWorkspace & WorkspaceParams,
): Promise<WorkspaceEntity> =>
  transaction(context, async (context) => {
    await inManagedWorkspace(context, workspaceId, async (inside, before) => {
      await updateWorkspaceRow(inside, changes);
      await audit(inside, 'workspace.updated', workspaceId, {
        before: { name: before.name },
        after: changes,
      });
    });
    return getWorkspace(context, { workspaceId });
  });
