import { z } from 'zod';
import { type EventType, eventType } from '../../kernel/event.ts';
import { orNull } from '../../kernel/schema.ts';

export const budgetReached = eventType({
  type: 'budget.reached',
  resource: 'budget',
  summary: 'This month’s spending has reached a budget’s soft limit.',
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
