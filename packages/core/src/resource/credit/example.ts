import { type ExampleCaller, newId } from '../../kernel/index.ts';
import { grantCredits } from './queries.ts';

async function afterTwoGrants({ context }: ExampleCaller) {
  const { organisationId, mode } = context.workspace;
  for (const credits of [500, 700])
    await grantCredits(context, {
      id: newId('grant'),
      organisationId,
      mode,
      credits,
      source: 'manual',
      expiresAt: null,
    });
  return {};
}

export const creditExamples = {
  get_credit_balance: afterTwoGrants,
  list_credit_transactions: afterTwoGrants,
};
