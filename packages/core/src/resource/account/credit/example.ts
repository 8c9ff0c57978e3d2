import type { ExampleCaller, Period } from '../../../kernel/index.ts';
import { grantPlanCredits } from './queries.ts';

async function afterTwoGrants({ context }: ExampleCaller) {
  const { organisationId, mode } = context.workspace;
  for (const credits of [500, 700])
    await grantPlanCredits(context.db, { organisationId, mode, credits, period: monthAt(credits) });
  return {};
}

/** Months that end in the future, each another one. */
const monthAt = (minutes: number): Period => {
  const start = new Date(Date.now() - minutes * 60_000);
  return { start, end: new Date(start.getTime() + 30 * 86_400_000) };
};

export const creditExamples = {
  get_credit_balance: afterTwoGrants,
  list_credit_transactions: afterTwoGrants,
};
