import { currentOrigin, limitsOf, newId, type Plan, type PlanLimits } from '../kernel/index.ts';
import { type RunContext, runContext } from './context.ts';
import type { Environment } from './environment.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'organisation.limit_overrides': Partial<PlanLimits>;
  }
}

/** A context for what the service does by itself in a workspace: every right, and `system` as its name in the audit log. */
export async function openWorkspace(environment: Environment, workspaceId: string): Promise<RunContext> {
  const row = await environment.database
    .forWorkspace(workspaceId)
    .selectFrom('workspace as w')
    .innerJoin('organisation as o', 'o.id', 'w.organisation_id')
    .select([
      'w.name',
      'w.mode',
      'w.twin_id as twinId',
      'o.id as organisationId',
      'o.name as organisationName',
      'o.plan',
      'o.limit_overrides as overrides',
    ])
    .where('w.id', '=', workspaceId)
    .executeTakeFirst();
  if (!row) throw new Error(`no workspace ${workspaceId}`);
  const { overrides, ...workspace } = row;
  const plan: Plan = workspace.plan;
  return runContext(environment, {
    workspace: { ...workspace, id: workspaceId, plan, limits: limitsOf(plan, overrides) },
    actor: { id: 'system', name: 'The service', scopes: ['admin'], projectIds: null, replaces: [] },
    requestId: currentOrigin()?.requestId ?? newId('request'),
  });
}
