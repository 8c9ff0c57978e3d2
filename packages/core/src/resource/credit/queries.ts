import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type Context, type List, listRows } from '../../kernel/index.ts';
import type { Account } from './plan-credits.ts';
import type { CreditTransaction, Grant, ListCreditTransactions } from './schema.ts';

/** The organisation's credits in the workspace's mode; nothing was granted yet: zeros. */
export async function readBalance({
  db,
}: Pick<Context, 'db'>): Promise<{ available: number; held: number; posted: number }> {
  const { rows } = await sql<{
    posted: number;
    held: number;
  }>`select posted, held from credit_balance()`.execute(db);
  const { posted, held } = rows[0] ?? { posted: 0, held: 0 };
  return { available: posted - held, held, posted };
}

const grants = ({ db, workspace }: Context) =>
  db
    .selectFrom('credit_grant')
    .where('organisation_id', '=', workspace.organisationId)
    .where('mode', '=', workspace.mode);

/** With something left that has not ended, in the order in which they are spent. */
export const listOpenGrants = (context: Context): Promise<Grant[]> =>
  grants(context)
    .select(['id', 'source', 'amount', 'remaining', 'expires_at as expiresAt', 'created_at as createdAt'])
    .where('remaining', '>', 0)
    .where(sql<boolean>`(expires_at is null or expires_at > now())`)
    .orderBy('priority')
    .orderBy(sql`expires_at nulls last`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();

/** Of the month that runs now; nothing was granted for it: zeros. */
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

/** What came in for the organisation, and what this workspace spent. */
export const listTransactionRows = (
  { db, workspace }: Context,
  query: ListCreditTransactions,
): Promise<List<CreditTransaction>> =>
  listRows(
    db
      .selectFrom('ledger_entry')
      .where('account', '=', 'customer')
      .where('organisation_id', '=', workspace.organisationId)
      .where('mode', '=', workspace.mode),
    {
      columns: [
        sql<string>`ledger_entry.id::text`.as('id'),
        'kind',
        'amount',
        'hold_id as scanId',
        sql<string | null>`case when kind <> 'capture' then split_part(reference, '/', 1) end`.as('grantId'),
        'at',
      ],
      filters: { kind: query.kind, hold_id: query.scanId },
      order: newest,
      page: query,
    },
  );

export async function grantCredits(
  { db }: Pick<Context, 'db'>,
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
    db,
  );
}

/** Grants what the plan includes in this period; a second time nothing, after an upgrade the difference. */
export async function grantPlanCredits(db: TenantDatabase, account: Account): Promise<number> {
  const { organisationId, mode, credits, period } = account;
  const { rows } = await sql<{ granted: number }>`select grant_plan_credits(${organisationId}, ${mode},
    ${period.start.toISOString()}::timestamptz, ${period.end.toISOString()}::timestamptz, ${credits}::integer) as granted`.execute(
    db,
  );
  return rows[0]?.granted ?? 0;
}

/** What a hold still sets aside is free again. */
export async function releaseCredits(db: TenantDatabase, holdId: string): Promise<void> {
  await sql`select release_credits(${holdId})`.execute(db);
}
