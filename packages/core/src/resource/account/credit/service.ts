import type { CreditBalance, CreditTransaction, ListCreditTransactions } from '@svc/contract/account/credit';
import { type Context, instant, type List } from '../../../kernel/index.ts';
import { listOpenGrants, listScanCharges, listTransactionRows, readBalance } from './queries.ts';

export async function getCreditBalance(context: Context): Promise<CreditBalance> {
  const [balance, grants] = await Promise.all([readBalance(context), listOpenGrants(context)]);
  return { ...balance, grants, asOf: instant(context.now()) };
}

export const listCreditTransactions = (
  context: Context,
  query: ListCreditTransactions,
): Promise<List<CreditTransaction>> =>
  query.groupBy === 'scan' ? listScanCharges(context, query) : listTransactionRows(context, query);
