import { limitsOf } from '@svc/contract/kernel';
import type { Environment } from '../../environment/index.ts';
import { monthSince, type Period } from '../../kernel/index.ts';
import { type DueAccount, dueAccounts, expireDueCredits, grantPlanCredits } from './queries.ts';

export interface Account {
  organisationId: string;
  mode: 'live' | 'test';
  credits: number;
  period: Period;
}

const atOnce = 500;

/**
 * Grants each plan's credits for the period that runs, and books out what has ended. It looks at what is missing, not at
 * when it last ran: a worker that was away catches up, and two that run at once grant once.
 */
export async function renewPlanCredits({
  database,
  now,
}: Pick<Environment, 'database' | 'now'>): Promise<{ granted: number; expired: number }> {
  const db = database.system;
  let granted = 0;
  for (let after = '', more = true; more; ) {
    const accounts = await dueAccounts(db, after, atOnce);
    for (const due of accounts) granted += (await grantPlanCredits(db, accountOf(due, now()))) > 0 ? 1 : 0;
    after = accounts.at(-1)?.organisation_id ?? after;
    more = accounts.length === atOnce;
  }
  return { granted, expired: await expireDueCredits(db) };
}

function accountOf(due: DueAccount, now: Date): Account {
  const { organisation_id, mode, plan, limit_overrides, anchor, period_start, period_end } = due;
  const paid = period_start !== null && period_end !== null && new Date(period_end) > now;
  return {
    organisationId: organisation_id,
    mode,
    credits: limitsOf(plan, limit_overrides).creditsPerMonth,
    period: paid
      ? { start: new Date(period_start), end: new Date(period_end) }
      : monthSince(new Date(anchor), now),
  };
}
