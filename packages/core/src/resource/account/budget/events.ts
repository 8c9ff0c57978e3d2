import { budgetReached } from '@svc/contract/account/budget';
import { type Context, emit } from '../../../kernel/index.ts';
import { findBudget } from './queries.ts';

export async function noticeBudgets(context: Context, reached: readonly string[]): Promise<void> {
  for (const id of reached) {
    const { projectId, keyId, softLimit, hardLimit, spent } = await findBudget(context, id);
    const data = { projectId, keyId, softLimit, hardLimit, spent };
    await emit(context, { type: budgetReached, resource: id, projectId, data });
  }
}
