import { z } from 'zod';
import { mode } from '../kernel/mode.ts';
import { listOf, page } from '../kernel/page.ts';
import { id, orNull, timestamp } from '../kernel/schema.ts';

export const Grant = z
  .strictObject({
    id: z.string(),
    source: z.enum(['plan', 'purchase', 'manual']),
    amount: z.int(),
    remaining: z.int(),
    expiresAt: orNull(timestamp('What is left then is gone; null: never.')),
    createdAt: timestamp('When it was granted.'),
  })
  .meta({ id: 'CreditGrant' });
export type Grant = z.output<typeof Grant>;

export const CreditBalance = z
  .strictObject({
    mode,
    available: z.int().meta({ description: 'Free to spend now.' }),
    held: z.int().meta({ description: 'Set aside for scans that are running.' }),
    posted: z.int().meta({ description: 'Both together.' }),
    grants: z.array(Grant).max(100).meta({
      description: 'The grants that credits come from, in the order in which they are spent; 100 at most.',
    }),
    asOf: timestamp('When it was read.'),
  })
  .meta({ id: 'CreditBalance', description: 'Of the organisation. One credit is one live answer.' });
export type CreditBalance = z.output<typeof CreditBalance>;

export const CreditTransaction = z
  .strictObject({
    id: z.string(),
    kind: z
      .enum(['grant', 'capture', 'expire'])
      .meta({ description: 'capture: one answer was charged. expire: what was left of a grant ended.' }),
    amount: z.int().meta({ description: 'Above 0: came in. Below 0: went out.' }),
    scanId: orNull(z.string()).meta({ description: 'Of a capture.' }),
    grantId: orNull(z.string()).meta({ description: 'The grant that came or ended.' }),
    at: timestamp('When it was booked.'),
  })
  .meta({ id: 'CreditTransaction' });
export type CreditTransaction = z.output<typeof CreditTransaction>;
export const CreditTransactionList = listOf('CreditTransactionList', CreditTransaction);

export const ListCreditTransactions = z.strictObject({
  ...page,
  kind: CreditTransaction.shape.kind.optional(),
  scanId: id('scan', 'Only what this scan was charged.').optional(),
});
export type ListCreditTransactions = z.output<typeof ListCreditTransactions>;
