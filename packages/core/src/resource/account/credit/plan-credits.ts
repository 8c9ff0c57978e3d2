import { limitsOf } from '@svc/contract/kernel';
import type { Environment } from '../../../environment/index.ts';
import { monthSince, type Period } from '../../../kernel/index.ts';
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
    after = accounts.at(-1)?.organisationId ?? after;
    more = accounts.length === atOnce;
  }
  return { granted, expired: await expireDueCredits(db) };
}

function accountOf(due: DueAccount, now: Date): Account {
  const { organisationId, mode, plan, limitOverrides, anchor, periodStart, periodEnd } = due;
  const paid = periodStart !== null && periodEnd !== null && new Date(periodEnd) > now;
  return {
    organisationId,
    mode,
    credits: limitsOf(plan, limitOverrides).creditsPerMonth,
    period: paid
      ? { start: new Date(periodStart), end: new Date(periodEnd) }
      : monthSince(new Date(anchor), now),
  };
}
