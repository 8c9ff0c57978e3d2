import type { Feasibility, GoalStanding, ListGoals } from '@svc/contract/goal';
import { deleteRows, insertRow, updateRows } from '@svc/db';
import { type Context, type List, listRows, newestFirst } from '../../kernel/index.ts';

declare module '@svc/db' {
  interface JsonColumns {
    'goal.feasibility': Feasibility;
    'goal.standing': GoalStanding;
  }
}

const columns = [
  'id',
  'project_id as projectId',
  'name',
  'measure',
  'target',
  'due',
  'engine',
  'surface',
  'segment_id as segmentId',
  'feasibility',
  'standing',
  'baseline',
  'baseline_at as baselineAt',
  'at_risk as atRisk',
  'reached_at as reachedAt',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

const ofProject = ({ db, workspace }: Context, projectId: string) =>
  db.selectFrom('goal').where('workspace_id', '=', workspace.id).where('project_id', '=', projectId);

export const findGoal = (context: Context, projectId: string, id: string) =>
  ofProject(context, projectId).select(columns).where('id', '=', id).executeTakeFirst();
export type StoredGoal = NonNullable<Awaited<ReturnType<typeof findGoal>>>;

export const listGoalRows = <T>(
  context: Context,
  projectId: string,
  page: ListGoals,
  toItem: (row: StoredGoal) => T,
): Promise<List<T>> => listRows(ofProject(context, projectId), { columns, order: newestFirst, page, toItem });

/** Those whose due day is not over, or was so lately that a scan of that day may still come in. */
export const goalsToCheck = (context: Context, projectId: string, since: string): Promise<StoredGoal[]> =>
  ofProject(context, projectId).select(columns).where('due', '>=', since).execute();

export const insertGoal = ({ db, workspace }: Context, goal: StoredGoal): Promise<void> =>
  insertRow(db, 'goal', {
    workspace_id: workspace.id,
    project_id: goal.projectId,
    id: goal.id,
    measure: goal.measure,
    engine: goal.engine,
    surface: goal.surface,
    segment_id: goal.segmentId,
    created_at: goal.createdAt,
    ...changing(goal),
  });

export const updateGoalRow = ({ db, workspace }: Context, goal: StoredGoal): Promise<void> =>
  updateRows(db, 'goal', { workspace_id: workspace.id, id: goal.id }, changing(goal));

const changing = (goal: StoredGoal) => ({
  name: goal.name,
  target: goal.target,
  due: goal.due,
  feasibility: JSON.stringify(goal.feasibility),
  standing: JSON.stringify(goal.standing),
  baseline: goal.baseline,
  baseline_at: goal.baselineAt,
  at_risk: goal.atRisk,
  reached_at: goal.reachedAt,
  updated_at: goal.updatedAt,
});

export const deleteGoalRow = ({ db, workspace }: Context, id: string): Promise<void> =>
  deleteRows(db, 'goal', { workspace_id: workspace.id, id });
