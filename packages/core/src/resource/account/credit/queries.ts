import type {
  CreditTransaction,
  Grant,
  ListCreditTransactions,
  Spendable,
} from '@svc/contract/account/credit';
import type { Plan, PlanLimits } from '@svc/contract/kernel';
import { rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type Context, type List, listRows } from '../../../kernel/index.ts';
import type { Account } from './plan-credits.ts';

/** The organisation's credits in the workspace's mode; nothing was granted yet: zeros. */
export async function readBalance({
  db,
}: Scope): Promise<{ available: number; held: number; posted: number }> {
  const rows = await rowsOf<{
    posted: number;
    held: number;
  }>(db)`select posted, held from credit_balance()`;
  const { posted, held } = rows[0] ?? { posted: 0, held: 0 };
  return { available: posted - held, held, posted };
}

const grants = ({ db, workspace }: Context) =>
  db
    .selectFrom('credit_grant')
    .where('organisationId', '=', workspace.organisationId)
    .where('mode', '=', workspace.mode);

/** Grants that have credits left and have not ended, in the order in which they are spent. */
export const listOpenGrants = (context: Context): Promise<Grant[]> =>
  grants(context)
    .select(['id', 'source', 'amount', 'remaining', 'expiresAt', 'createdAt'])
    .where('remaining', '>', 0)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .orderBy('priority')
    .orderBy(sql`expires_at nulls last`)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute();

/** For the current month; zeros where nothing was granted. */
export async function planCredits(
  context: Context,
): Promise<{ granted: number; remaining: number; until: string | null }> {
  return grants(context)
    .select([
      sql<number>`coalesce(sum(amount), 0)`.as('granted'),
      sql<number>`coalesce(sum(remaining), 0)`.as('remaining'),
      sql<string | null>`max(expires_at)`.as('until'),
    ])
    .where('source', '=', 'plan')
    .where(sql<boolean>`period_start <= now() and expires_at > now()`)
    .executeTakeFirstOrThrow();
}

const newest = { name: '-at', by: ['at', 'ledger_entry.id'], direction: 'desc' } as const;

/** What moves credits of the customer in the workspace's organisation and mode. */
const entries = ({ db, workspace }: Context) =>
  db
    .selectFrom('ledger_entry')
    .where('account', '=', 'customer')
    .where('organisationId', '=', workspace.organisationId)
    .where('mode', '=', workspace.mode);

/** What came in for the organisation, and what this workspace spent. */
export const listTransactionRows = (
  context: Context,
  query: ListCreditTransactions,
): Promise<List<CreditTransaction>> =>
  listRows(entries(context), {
    columns: [
      sql<string>`ledger_entry.id::text`.as('id'),
      'kind',
      'amount',
      'holdId as scanId',
      sql<string | null>`(select h.project_id from credit_hold h
        where h.workspace_id = ${context.workspace.id} and h.id = ledger_entry.hold_id)`.as('projectId'),
      sql<string | null>`case when kind <> 'capture' then split_part(reference, '/', 1) end`.as('grantId'),
      sql<number>`1`.as('count'),
      'at',
    ],
    filters: { kind: query.kind, holdId: query.scanId },
    order: newest,
    page: query,
  });

/** The same with one row for all charges of a scan: the sum that its hold keeps, dated by its start. */
export function listScanCharges(
  context: Context,
  query: ListCreditTransactions,
): Promise<List<CreditTransaction>> {
  const { db, workspace } = context;
  const charges = db
    .selectFrom('credit_hold')
    .where('organisationId', '=', workspace.organisationId)
    .where('mode', '=', workspace.mode)
    .where('workspaceId', '=', workspace.id)
    .where('captured', '>', 0)
    .select([
      'id',
      sql<CreditTransaction['kind']>`'capture'::text`.as('kind'),
      sql<number>`-captured`.as('amount'),
      sql<string | null>`id`.as('scanId'),
      'projectId',
      sql<string | null>`null::text`.as('grantId'),
      'captured as count',
      'createdAt as at',
    ]);
  const others = entries(context)
    .where('kind', '<>', 'capture')
    .select([
      sql<string>`ledger_entry.id::text`.as('id'),
      'kind',
      'amount',
      sql<string | null>`null::text`.as('scanId'),
      sql<string | null>`null::text`.as('projectId'),
      sql<string | null>`split_part(reference, '/', 1)`.as('grantId'),
      sql<number>`1`.as('count'),
      'at',
    ]);
  return listRows(db.selectFrom(charges.unionAll(others).as('movement')), {
    columns: ['id', 'kind', 'amount', 'scanId', 'projectId', 'grantId', 'count', 'at'],
    filters: { kind: query.kind, scanId: query.scanId },
    order: { name: '-at by scan', by: ['at', 'id'], direction: 'desc' },
    page: query,
  });
}

export async function grantCredits(
  owner: TenantDatabase,
  grant: {
    id: string;
    organisationId: string;
    mode: 'live' | 'test';
    credits: number;
    source: 'purchase' | 'manual';
    expiresAt: Date | null;
  },
): Promise<void> {
  const priority = grant.source === 'purchase' ? 20 : 30;
  await sql`select grant_credits(${grant.id}, ${grant.organisationId}, ${grant.mode}, ${grant.credits}::integer,
    ${grant.source}, ${priority}::integer, ${grant.expiresAt?.toISOString() ?? null}::timestamptz)`.execute(
    owner,
  );
}

/** Grants what the plan includes in this period; a second time nothing, after an upgrade the difference. */
export async function grantPlanCredits(db: TenantDatabase, account: Account): Promise<number> {
  const { organisationId, mode, credits, period } = account;
  const rows = await rowsOf<{ granted: number }>(db)`select grant_plan_credits(${organisationId}, ${mode},
    ${period.start.toISOString()}::timestamptz, ${period.end.toISOString()}::timestamptz, ${credits}::integer) as granted`;
  return rows[0]?.granted ?? 0;
}

/** Frees what is left of a hold. */
export async function releaseCredits({ db }: Scope, holdId: string): Promise<void> {
  await sql`select release_credits(${holdId})`.execute(db);
}

/** Sets how many credits of a purchase are taken back; fewer than before where a dispute was won. */
export async function takeBackCredits(db: TenantDatabase, grantId: string, back: number): Promise<void> {
  await sql`select take_back_credits(${grantId}, ${back}::integer)`.execute(db);
}

/** The rest of a grant is removed from the balance. */
export async function endGrant(db: TenantDatabase, grantId: string): Promise<void> {
  await sql`select end_grant(${grantId})`.execute(db);
}

export interface HoldOutcome {
  outcome: 'held' | 'cap' | 'budget' | 'balance';
  /** Credits left after it, or when it was refused. */
  available: number;
  maximum: number | null;
  budget: string | null;
  reached: string[];
}

/** The balance, and what a scan of the project may cost now at most: the smallest of it, the key's cap and the budgets. */
export async function readSpendable(
  context: Context,
  projectId: string | null,
): Promise<{ balance: number; spendable: Spendable }> {
  const { db, actor } = context;
  const [{ available: balance }, limits] = await Promise.all([
    readBalance(context),
    rowsOf<{ outcome: 'cap' | 'budget'; available: number; budget: string | null }>(db)`
      select outcome, available, budget from spending_limits(${actor.id}, ${projectId}::text)`,
  ]);
  const spendable = limits.reduce<Spendable>(
    (tightest, limit) =>
      limit.available < tightest.credits
        ? {
            credits: limit.available,
            limitedBy: limit.outcome === 'cap' ? 'key' : 'budget',
            budgetId: limit.budget,
          }
        : tightest,
    { credits: Math.max(0, balance), limitedBy: 'balance', budgetId: null },
  );
  return { balance, spendable };
}

/** Sets credits aside where the balance, the budgets and the key's cap cover them. */
export async function holdFor(
  { db, actor }: Context,
  hold: { id: string; projectId: string | null; credits: number },
): Promise<HoldOutcome> {
  const rows = await rowsOf<HoldOutcome>(db)`
    select * from hold_credits_for(${actor.id}, ${hold.projectId}::text, ${hold.id}, ${hold.credits}::integer)`;
  const [found] = rows;
  if (!found) throw new Error('credits could not be held');
  return found;
}

/** An organisation whose plan may have credits to grant. */
export interface DueAccount {
  organisationId: string;
  mode: 'live' | 'test';
  plan: Plan;
  limitOverrides: Partial<PlanLimits>;
  /** When the organisation was made: its months count from there unless it has paid for others. */
  anchor: string;
  periodStart: string | null;
  periodEnd: string | null;
}

/** The next of them in the order of their ids. */
export const dueAccounts = (system: TenantDatabase, after: string, atMost: number) =>
  rowsOf<DueAccount>(system)`select * from plan_credits_due(${after}, ${atMost}::integer)`;

/** Books out credits whose time is over; returns how many. */
export async function expireDueCredits(system: TenantDatabase): Promise<number> {
  const rows = await rowsOf<{ expired: number }>(system)`select expire_due_credits() as expired`;
  return rows[0]?.expired ?? 0;
}
