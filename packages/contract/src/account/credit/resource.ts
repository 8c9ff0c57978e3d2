import { operation, resource } from '../../kernel/operation.ts';
import { CreditBalance, CreditTransactionList, ListCreditTransactions } from './schema.ts';

export const creditOperations = resource('Billing', [
  operation({
    id: 'get_credit_balance',
    critical: true,
    address: 'GET /v1/credits',
    scope: 'billing:read',
    summary: 'Read the credit balance',
    description: 'Free and held credits, and the grants behind them with their expiry.',
    returns: CreditBalance,
  }),
  operation({
    id: 'list_credit_transactions',
    address: 'GET /v1/credits/transactions',
    scope: 'billing:read',
    summary: 'List credit transactions',
    description: 'The ledger, newest first: credits granted to the organisation and spent by this workspace.',
    query: ListCreditTransactions,
    returns: CreditTransactionList,
  }),
]);
