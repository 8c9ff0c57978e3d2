import type { Budget } from '@svc/contract/account/budget';
import { sql } from 'kysely';
import { type Context, calendarMonth, instant } from '../../../kernel/index.ts';

const budgets = ({ db, workspace, now }: Context) =>
  db
    .selectFrom('budget')
    .where('workspaceId', '=', workspace.id)
    .select([
      'id',
      'projectId',
      'keyId',
      'softLimit',
      'hardLimit',
      sql<number>`month_spending(project_id, key_budget_id)`.as('spent'),
      sql<string>`${instant(calendarMonth(now()).end)}`.as('resetsAt'),
      'updatedAt',
    ]);

export const findBudget = (context: Context, id: string): Promise<Budget> =>
  budgets(context).where('id', '=', id).executeTakeFirstOrThrow();

/** Those that limit anything, oldest first. */
export const listBudgets = (context: Context): Promise<Budget[]> =>
  budgets(context)
    .where((where) => where.or([where('softLimit', 'is not', null), where('hardLimit', 'is not', null)]))
    .orderBy('createdAt')
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

/** One budget for a project, one for a key and those that share its amount, and one for the workspace. Returns its id. */
export async function saveBudget(
  { db, workspace, now }: Context,
  id: string,
  row: BudgetRow,
): Promise<string> {
  const limits = { softLimit: row.softLimit, hardLimit: row.hardLimit };
  const saved = await db
    .insertInto('budget')
    .values({
      workspaceId: workspace.id,
      id,
      projectId: row.projectId,
      keyId: row.keyId,
      keyBudgetId: row.keyBudgetId,
      ...limits,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'projectId', 'keyBudgetId'])
        .doUpdateSet({ ...limits, keyId: row.keyId, toldFor: null, updatedAt: now().toISOString() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}
