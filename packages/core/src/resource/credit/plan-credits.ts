import { sql } from 'kysely';
import type { Environment } from '../../environment/index.ts';
import { limitsOf, monthSince, type Period, type Plan, type PlanLimits } from '../../kernel/index.ts';
import { grantPlanCredits } from './queries.ts';

export interface Account {
  organisationId: string;
  mode: 'live' | 'test';
  credits: number;
  period: Period;
}

interface Due {
  organisation_id: string;
  mode: 'live' | 'test';
  plan: Plan;
  limit_overrides: Partial<PlanLimits>;
  /** When the organisation was made: its months count from there unless it has paid for others. */
  anchor: string;
  period_start: string | null;
  period_end: string | null;
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
    const { rows } = await sql<Due>`select * from plan_credits_due(${after}, ${atOnce}::integer)`.execute(db);
    for (const due of rows) granted += (await grantPlanCredits(db, accountOf(due, now()))) > 0 ? 1 : 0;
    after = rows.at(-1)?.organisation_id ?? after;
    more = rows.length === atOnce;
  }
  const { rows } = await sql<{ expired: number }>`select expire_due_credits() as expired`.execute(db);
  return { granted, expired: rows[0]?.expired ?? 0 };
}

function accountOf(due: Due, now: Date): Account {
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
