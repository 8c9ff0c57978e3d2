import { limitsOf, type Plan, type PlanLimits } from '@svc/contract/kernel';
import type { Workspace } from './context.ts';

/** A workspace as the database gives it with a key or a session. */
export interface WorkspaceRow {
  workspace_id: string;
  workspace_name: string;
  mode: 'live' | 'test';
  twin_id: string | null;
  organisation_id: string;
  organisation_name: string;
  plan: Plan;
  limit_overrides: Partial<PlanLimits>;
}

export const workspaceOf = (row: WorkspaceRow): Workspace => ({
  id: row.workspace_id,
  name: row.workspace_name,
  organisationId: row.organisation_id,
  organisationName: row.organisation_name,
  mode: row.mode,
  twinId: row.twin_id,
  plan: row.plan,
  limits: limitsOf(row.plan, row.limit_overrides),
});
