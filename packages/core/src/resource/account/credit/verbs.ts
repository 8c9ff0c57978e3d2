import { creditOperations } from '@svc/contract/account/credit';
import { implement } from '../../../implement/index.ts';
import { getCreditBalance, listCreditTransactions } from './service.ts';

export const creditVerbs = implement(creditOperations, {
  get_credit_balance: { run: getCreditBalance },
  list_credit_transactions: { run: listCreditTransactions },
});
