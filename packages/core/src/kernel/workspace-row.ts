import { limitsOf, type Plan, type PlanLimits } from '@svc/contract/kernel';
import type { Workspace } from './context.ts';

/** A workspace as the database gives it with a key or a session. */
export interface WorkspaceRow {
  workspaceId: string;
  workspaceName: string;
  mode: 'live' | 'test';
  twinId: string | null;
  organisationId: string;
  organisationName: string;
  plan: Plan;
  limitOverrides: Partial<PlanLimits>;
}

export const workspaceOf = (row: WorkspaceRow): Workspace => ({
  id: row.workspaceId,
  name: row.workspaceName,
  organisationId: row.organisationId,
  organisationName: row.organisationName,
  mode: row.mode,
  twinId: row.twinId,
  plan: row.plan,
  limits: limitsOf(row.plan, row.limitOverrides),
});
