import type { ReportShare } from '@svc/contract/tell/report';
import { type Database, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { tableOf } from '../../../entity/index.ts';

const columns = [
  'id',
  'name',
  'redacted',
  sql<boolean>`password_hash is not null`.as('hasPassword'),
  'views',
  'lastViewedAt',
  'expiresAt',
  'revokedAt',
  'createdAt',
] as const;

export const shareRows = tableOf('report_share', columns);

const shares = ({ db, workspace }: Scope, reportId: string) =>
  db.selectFrom('report_share').where('workspaceId', '=', workspace.id).where('reportId', '=', reportId);

export const readShares = (scope: Scope, reportId: string): Promise<ReportShare[]> =>
  shares(scope, reportId)
    .select(columns)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

const one = ({ db, workspace }: Scope, id: string) =>
  db.updateTable('report_share').where('workspaceId', '=', workspace.id).where('id', '=', id);

export async function revokeShareRow(scope: Scope, id: string, at: string): Promise<void> {
  await one(scope, id)
    .set({ revokedAt: sql<string>`coalesce(revoked_at, ${at}::timestamptz)` })
    .execute();
}

export interface FoundShare {
  workspaceId: string;
  reportId: string;
  id: string;
}

/** null: there is no such link, or no longer. */
export async function findByToken(
  { system }: Database,
  tokenHash: Buffer,
  at: string,
): Promise<FoundShare | null> {
  const rows = await rowsOf<FoundShare>(system)`
    select workspace_id, report_id, id from find_report_share(${tokenHash}, ${at}::timestamptz)`;
  return rows[0] ?? null;
}

export const readSecret = ({ db, workspace }: Scope, id: string) =>
  db
    .selectFrom('report_share')
    .select(['redacted', 'passwordSalt as salt', 'passwordHash as hash'])
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();

/** Counts a guess before it is looked at; null: too many of late, and the seconds until there may be more. */
export async function countGuess(
  scope: Scope,
  id: string,
  { most, minutes, at }: { most: number; minutes: number; at: string },
): Promise<{ allowed: boolean; retryAfter: number }> {
  // The times are reckoned here: a cluster refuses, in what a row is set to, functions that look at the time zone.
  const since = new Date(Date.parse(at) - minutes * 60_000).toISOString();
  const fresh = sql<boolean>`(guesses_since is null or guesses_since < ${since}::timestamptz)`;
  const row = await one(scope, id)
    .set({
      guesses: sql<number>`case when ${fresh} then 1 else guesses + 1 end`,
      guessesSince: sql<string>`case when ${fresh} then ${at}::timestamptz else guesses_since end`,
    })
    .returning(['guesses', 'guessesSince'])
    .executeTakeFirst();
  const until = Date.parse(row?.guessesSince ?? at) + minutes * 60_000;
  const retryAfter = Math.ceil((until - Date.parse(at)) / 1000);
  return { allowed: (row?.guesses ?? 0) <= most, retryAfter: Math.max(1, retryAfter) };
}

export async function forgetGuesses(scope: Scope, id: string): Promise<void> {
  await one(scope, id).set({ guesses: 0, guessesSince: null }).execute();
}

export async function countView(scope: Scope, id: string, at: string): Promise<void> {
  await one(scope, id).set({ views: sql<number>`views + 1`, lastViewedAt: at }).execute();
}
