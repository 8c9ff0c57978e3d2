import { findOne, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type List, listRows, newestFirst } from '../../kernel/index.ts';
import type { ApiKey, ListApiKeys } from './schema.ts';

const columns = [
  'id',
  'name',
  'hint',
  'scopes',
  'project_ids as projectIds',
  'monthly_credit_cap as monthlyCreditCap',
  'ip_allow_list as ipAllowList',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'last_used_at as lastUsedAt',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

function toApiKey(row: Omit<ApiKey, 'mode' | 'state'>, mode: 'live' | 'test', now: Date): ApiKey {
  const over = (at: string | null): boolean => at !== null && Date.parse(at) <= now.getTime();
  return {
    ...row,
    mode,
    state: over(row.revokedAt) ? 'revoked' : over(row.expiresAt) ? 'expired' : 'active',
  };
}

export interface KeyStore {
  db: TenantDatabase;
  workspaceId: string;
  mode: 'live' | 'test';
  now: Date;
}

const keyById = findOne((db, workspaceId: string, id: string) =>
  db
    .selectFrom('api_key')
    .select(columns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('kind', '=', 'api'),
);

export async function findApiKey(store: KeyStore, id: string): Promise<ApiKey | null> {
  const row = await keyById(store.db, store.workspaceId, id);
  return row ? toApiKey(row, store.mode, store.now) : null;
}

/** Whose monthly amount a key spends, and the keys that it took over from. */
export async function findLineage(
  store: KeyStore,
  id: string,
): Promise<{ budgetId: string; replaces: string[]; memberId: string | null }> {
  const row = await store.db
    .selectFrom('api_key')
    .select(['budget_id', 'replaces', 'member_id'])
    .where('workspace_id', '=', store.workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    budgetId: row?.budget_id ?? id,
    replaces: row?.replaces ?? [],
    memberId: row?.member_id ?? null,
  };
}

export function listApiKeyRows(store: KeyStore, query: ListApiKeys): Promise<List<ApiKey>> {
  const now = store.now.toISOString();
  const state = sql`case when revoked_at <= ${now}::timestamptz then 'revoked'
    when expires_at <= ${now}::timestamptz then 'expired' else 'active' end`;
  return listRows(
    store.db
      .selectFrom('api_key')
      .where('workspace_id', '=', store.workspaceId)
      .where('kind', '=', 'api')
      .$if(query.state !== undefined, (keys) => keys.where(sql<boolean>`${state} = ${query.state}`)),
    { columns, order: newestFirst, toItem: (row) => toApiKey(row, store.mode, store.now), page: query },
  );
}
