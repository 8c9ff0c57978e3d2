import { z } from 'zod';
import { mode } from '../../kernel/mode.ts';
import { listOf, page } from '../../kernel/page.ts';
import { id, orNull, timestamp } from '../../kernel/schema.ts';

export const Grant = z
  .strictObject({
    id: z.string(),
    source: z.enum(['plan', 'purchase', 'manual']),
    amount: z.int(),
    remaining: z.int(),
    expiresAt: orNull(timestamp('When the rest expires; null: never.')),
    createdAt: timestamp('When it was granted.'),
  })
  .meta({ id: 'CreditGrant' });
export type Grant = z.output<typeof Grant>;

export const CreditBalance = z
  .strictObject({
    mode,
    available: z.int().meta({ description: 'Available now.' }),
    held: z.int().meta({ description: 'Set aside for scans that are running.' }),
    posted: z.int().meta({ description: 'The sum of both.' }),
    grants: z.array(Grant).max(100).meta({
      description: 'The grants behind the credits, in the order they are spent; at most 100.',
    }),
    asOf: timestamp('When it was read.'),
  })
  .meta({ id: 'CreditBalance', description: 'Of the organisation. One credit is one live answer.' });
export type CreditBalance = z.output<typeof CreditBalance>;

export const Spendable = z
  .strictObject({
    credits: z.int().min(0),
    limitedBy: z.enum(['balance', 'key', 'budget']).meta({
      description:
        'The tightest limit: the organisation’s balance, the key’s monthly cap, or a budget of the workspace, the project or the key.',
    }),
    budgetId: orNull(z.string()).meta({ description: 'The budget, where one is the limit.' }),
  })
  .meta({ id: 'SpendableCredits', description: 'What one scan may cost now at most.' });
export type Spendable = z.output<typeof Spendable>;

export const CreditTransaction = z
  .strictObject({
    id: z.string(),
    kind: z
      .enum(['grant', 'capture', 'expire'])
      .meta({ description: 'capture: one answer was charged. expire: the rest of a grant expired.' }),
    amount: z.int().meta({ description: 'Positive: added. Negative: spent.' }),
    scanId: orNull(z.string()).meta({ description: 'For a capture.' }),
    projectId: orNull(z.string()).meta({ description: 'Project of the scan.' }),
    count: z.int().min(1).meta({ description: 'Charges in this row: 1, unless rows are grouped.' }),
    grantId: orNull(z.string()).meta({ description: 'The grant added or expired.' }),
    at: timestamp('When it was booked.'),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransaction = z.output<typeof CreditTransaction>;
export const CreditTransactionList = listOf('CreditTransactionList', CreditTransaction);

export const ListCreditTransactions = z.strictObject({
  ...page,
  kind: CreditTransaction.shape.kind.optional(),
  scanId: id('scan', 'Only charges of this scan.').optional(),
  groupBy: z
    .enum(['scan'])
    .optional()
    .meta({ description: 'scan: all charges of a scan in one row, dated by its start.' }),
});
export type ListCreditTransactions = z.output<typeof ListCreditTransactions>;
