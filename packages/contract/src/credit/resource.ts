import { operation, resource } from '../kernel/operation.ts';
import { CreditBalance, CreditTransactionList, ListCreditTransactions } from './schema.ts';

export const creditOperations = resource('Billing', [
  operation({
    id: 'get_credit_balance',
    critical: true,
    address: 'GET /v1/credits',
    scope: 'billing:read',
    summary: 'Read the credit balance',
    description: 'Credits that are free and held, and the grants they are from with their ends.',
    returns: CreditBalance,
  }),
  operation({
    id: 'list_credit_transactions',
    address: 'GET /v1/credits/transactions',
    scope: 'billing:read',
    summary: 'List credit transactions',
    description: 'The ledger, newest first: what the organisation was granted, what this workspace spent.',
    query: ListCreditTransactions,
    returns: CreditTransactionList,
  }),
]);
