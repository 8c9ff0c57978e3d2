import { limitsOf, type Plan } from '@svc/contract/kernel';
import { scopeIn } from '@svc/db';
import { currentOrigin, newId } from '../kernel/index.ts';
import { type RunContext, runContext } from './context.ts';
import type { Environment } from './environment.ts';
import { workspaceWithPlan } from './queries.ts';

/** The id is no workspace's. */
export class NoWorkspaceError extends Error {
  override name = 'NoWorkspaceError';
}

/** A context for what the service does by itself in a workspace: every right, and `system` as its name in the audit log. Throws NoWorkspaceError. */
export async function openWorkspace(environment: Environment, workspaceId: string): Promise<RunContext> {
  const row = await workspaceWithPlan(scopeIn(environment.database, workspaceId));
  if (!row) throw new NoWorkspaceError(`no workspace ${workspaceId}`);
  const { overrides, ...workspace } = row;
  const plan: Plan = workspace.plan;
  return runContext(environment, {
    workspace: { ...workspace, id: workspaceId, plan, limits: limitsOf(plan, overrides) },
    actor: { id: 'system', name: 'The service', scopes: ['admin'], projectIds: null, replaces: [] },
    requestId: currentOrigin()?.requestId ?? newId('request'),
  });
}
