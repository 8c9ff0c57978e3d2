import { z } from 'zod';
import { type Context, type EventType, emit, eventType, orNull } from '../../kernel/index.ts';
import { findBudget } from './queries.ts';

const budgetReached = eventType({
  type: 'budget.reached',
  resource: 'budget',
  summary: 'This month’s spending has reached the soft limit of a budget.',
  data: z
    .strictObject({
      projectId: orNull(z.string()),
      keyId: orNull(z.string()),
      softLimit: orNull(z.int()),
      hardLimit: orNull(z.int()),
      spent: z.int().meta({ description: 'Spent and held this month.' }),
    })
    .meta({ id: 'BudgetEventData' }),
});

export const budgetEvents: readonly EventType[] = [budgetReached];

export async function noticeBudgets(context: Context, reached: readonly string[]): Promise<void> {
  for (const id of reached) {
    const { projectId, keyId, softLimit, hardLimit, spent } = await findBudget(context, id);
    const data = { projectId, keyId, softLimit, hardLimit, spent };
    await emit(context, { type: budgetReached, resource: id, projectId, data });
  }
}
