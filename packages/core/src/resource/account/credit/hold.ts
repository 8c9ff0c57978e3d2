import { dayOf } from '../../../i18n/index.ts';
import { type Context, calendarMonth, ServiceError } from '../../../kernel/index.ts';
import { noticeBudgets } from '../budget/index.ts';
import { noticeCredits } from './events.ts';
import { type HoldOutcome, holdFor } from './queries.ts';

/**
 * Sets credits aside for a scan, in its transaction. Throws insufficient_credits, with what is needed and what there
 * is, when the balance, a budget or the key's monthly cap does not cover it.
 */
export async function holdCredits(
  context: Context,
  hold: { id: string; projectId: string | null; credits: number },
): Promise<void> {
  const found = await holdFor(context, hold);
  if (found.outcome !== 'held') throw refusal(found, hold.credits, context.now());
  await noticeCredits(context, { before: found.available + hold.credits, after: found.available });
  await noticeBudgets(context, found.reached);
}

function refusal(
  { outcome, available, maximum, budget }: HoldOutcome,
  required: number,
  now: Date,
): ServiceError {
  const cost = `This scan may cost ${required} credits`;
  const less = 'Ask fewer prompts, engines or samples';
  const extensions = { required, available };
  if (outcome === 'cap')
    return new ServiceError(
      'insufficient_credits',
      `${cost}, but only ${available} of the ${maximum} that your key may spend this month are left. ${less}, or use another key.`,
      { extensions: { ...extensions, monthlyCreditCap: maximum } },
    );
  if (outcome === 'budget') {
    const resetsAt = calendarMonth(now).end.toISOString().slice(0, 10);
    return new ServiceError(
      'insufficient_credits',
      `${cost}, but only ${available} of the ${maximum} in the budget ${budget} are left until ${dayOf(resetsAt, 'en')}. ${less}, or raise it.`,
      {
        next: 'PUT /v1/budgets raises it.',
        extensions: { ...extensions, budgetId: budget, hardLimit: maximum, resetsAt },
      },
    );
  }
  return new ServiceError(
    'insufficient_credits',
    `${cost}, but only ${available} are available. ${less}, or add credits.`,
    { extensions },
  );
}
