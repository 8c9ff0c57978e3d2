import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

const limits = {
  softLimit: orNull(z.int().min(0).max(1_000_000_000)).meta({
    description: 'Credits at which `budget.reached` is sent, once a month; null: none.',
  }),
  hardLimit: orNull(z.int().min(0).max(1_000_000_000)).meta({
    description: 'Credits beyond which scans are refused with 402; null: none.',
  }),
};

export const Budget = z
  .strictObject({
    id: id('budget', 'The budget.'),
    mode,
    projectId: orNull(z.string()).meta({ description: 'Only for this project.' }),
    keyId: orNull(z.string()).meta({
      description: 'Only for this key and the keys that share its cap. null for both: the whole workspace.',
    }),
    ...limits,
    spent: z.int().meta({ description: 'Spent and held this month, in UTC.' }),
    resetsAt: timestamp('When the next month begins.'),
    updatedAt: timestamp('When it last changed.'),
  })
  .meta({ id: 'Budget' });
export type Budget = z.output<typeof Budget>;

export const SetBudget = z
  .strictObject({
    projectId: id('project', 'Only for this project.').optional(),
    keyId: id('apiKey', 'Only this key.').optional(),
    ...limits,
  })
  .refine(({ projectId, keyId }) => projectId === undefined || keyId === undefined, {
    path: ['keyId'],
    message: 'either keyId or projectId, not both',
  })
  .refine(({ softLimit, hardLimit }) => softLimit === null || hardLimit === null || softLimit <= hardLimit, {
    path: ['softLimit'],
    message: 'at most the hardLimit',
  })
  .meta({ id: 'SetBudget' });
export type SetBudget = z.output<typeof SetBudget>;
