import type { Budget } from '@svc/contract/budget';
import { sql } from 'kysely';
import { type Context, calendarMonth, instant } from '../../kernel/index.ts';

const budgets = ({ db, workspace, now }: Context) =>
  db
    .selectFrom('budget')
    .where('workspace_id', '=', workspace.id)
    .select([
      'id',
      'project_id as projectId',
      'key_id as keyId',
      'soft_limit as softLimit',
      'hard_limit as hardLimit',
      sql<number>`month_spending(project_id, key_budget_id)`.as('spent'),
      sql<string>`${instant(calendarMonth(now()).end)}`.as('resetsAt'),
      'updated_at as updatedAt',
    ]);

export const findBudget = (context: Context, id: string): Promise<Budget> =>
  budgets(context).where('id', '=', id).executeTakeFirstOrThrow();

/** Those that limit anything, oldest first. */
export const listBudgets = (context: Context): Promise<Budget[]> =>
  budgets(context)
    .where((where) => where.or([where('soft_limit', 'is not', null), where('hard_limit', 'is not', null)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();

export interface BudgetRow {
  projectId: string | null;
  keyId: string | null;
  /** What the key's spending is counted under. */
  keyBudgetId: string | null;
  softLimit: number | null;
  hardLimit: number | null;
}

/** One a project, one a key and those that share its amount, and one of the workspace. Returns its id. */
export async function saveBudget(
  { db, workspace, now }: Context,
  id: string,
  row: BudgetRow,
): Promise<string> {
  const limits = { soft_limit: row.softLimit, hard_limit: row.hardLimit };
  const saved = await db
    .insertInto('budget')
    .values({
      workspace_id: workspace.id,
      id,
      project_id: row.projectId,
      key_id: row.keyId,
      key_budget_id: row.keyBudgetId,
      ...limits,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'project_id', 'key_budget_id'])
        .doUpdateSet({ ...limits, key_id: row.keyId, told_for: null, updated_at: now().toISOString() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}
