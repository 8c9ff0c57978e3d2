import type { Tables, TenantDatabase } from '@svc/db';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { List } from '../../kernel/index.ts';
import type { ApiKey, ListApiKeys } from './schema.ts';

type Row = Omit<Selectable<Tables['api_key']>, 'secret_hash' | 'workspace_id'>;

const columns = [
  'id',
  'name',
  'hint',
  'scopes',
  'project_ids',
  'monthly_credit_cap',
  'ip_allow_list',
  'expires_at',
  'revoked_at',
  'last_used_at',
  'created_by',
  'created_at',
  'updated_at',
] as const;

function toApiKey(row: Row, mode: 'live' | 'test', now: Date): ApiKey {
  const over = (at: string | null): boolean => at !== null && Date.parse(at) <= now.getTime();
  return {
    id: row.id,
    mode,
    hint: row.hint,
    name: row.name,
    scopes: row.scopes,
    projectIds: row.project_ids,
    monthlyCreditCap: row.monthly_credit_cap,
    ipAllowList: row.ip_allow_list,
    state: over(row.revoked_at) ? 'revoked' : over(row.expires_at) ? 'expired' : 'active',
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    lastUsedAt: row.last_used_at,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export interface KeyStore {
  db: TenantDatabase;
  workspaceId: string;
  mode: 'live' | 'test';
  now: Date;
}

export async function findApiKey(store: KeyStore, id: string): Promise<ApiKey | null> {
  const row = await store.db
    .selectFrom('api_key')
    .select(columns)
    .where('workspace_id', '=', store.workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toApiKey(row, store.mode, store.now) : null;
}

export async function listApiKeyRows(store: KeyStore, query: ListApiKeys): Promise<List<ApiKey>> {
  const now = store.now.toISOString();
  const inState = ({ eb, and, or }: ExpressionBuilder<Tables, 'api_key'>) => {
    const revoked = and([eb('revoked_at', 'is not', null), eb('revoked_at', '<=', now)]);
    const expired = and([eb('expires_at', 'is not', null), eb('expires_at', '<=', now)]);
    if (query.state === 'revoked') return revoked;
    const usable = or([eb('revoked_at', 'is', null), eb('revoked_at', '>', now)]);
    if (query.state === 'expired') return and([usable, expired]);
    if (query.state === 'active')
      return and([usable, or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])]);
    return sql<boolean>`true`;
  };
  const keys = store.db.selectFrom('api_key').where('workspace_id', '=', store.workspaceId).where(inState);
  const [rows, count] = await Promise.all([
    keys
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset(query.offset)
      .execute(),
    keys.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const items = rows.map((row) => toApiKey(row, store.mode, store.now));
  return { items, total: count.total, limit: query.limit, offset: query.offset };
}
