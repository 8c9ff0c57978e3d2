import type { ApiKey, ListApiKeys } from '@svc/contract/api-key';
import { findOne, insertRow, type Tables, type TenantDatabase, updateRows } from '@svc/db';
import { type Insertable, sql, type Updateable } from 'kysely';
import { type Context, type List, listRows, newestFirst, newId } from '../../kernel/index.ts';
import type { Rights } from './rights.ts';
import { hashSecret, hintOf, newSecret } from './secret.ts';

const columns = [
  'id',
  'name',
  'hint',
  'scopes',
  'project_ids as projectIds',
  'monthly_credit_cap as monthlyCreditCap',
  'requests_per_minute as requestsPerMinute',
  'concurrent_requests as concurrentRequests',
  'ip_allow_list as ipAllowList',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'last_used_at as lastUsedAt',
  'member_id as memberId',
  'client_id as clientId',
  'redirect_host as redirectHost',
  'created_by as createdBy',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

interface StoredKey extends Omit<ApiKey, 'mode' | 'state' | 'client'> {
  clientId: string | null;
  redirectHost: string | null;
}

/** Both kinds that people list and revoke; the console's own keys are nobody's business. */
const listed = ['api', 'oauth'] as const;

function toApiKey({ clientId, redirectHost, ...row }: StoredKey, mode: 'live' | 'test', now: Date): ApiKey {
  const over = (at: string | null): boolean => at !== null && Date.parse(at) <= now.getTime();
  return {
    ...row,
    client: clientId === null ? null : { id: clientId, host: hostOf(clientId), redirectHost },
    mode,
    state: over(row.revokedAt) ? 'revoked' : over(row.expiresAt) ? 'expired' : 'active',
  };
}

/** Who vouches for a program: the host that its metadata stand at; null: it registered itself. */
const hostOf = (clientId: string): string | null =>
  clientId.startsWith('https://') && URL.canParse(clientId) ? new URL(clientId).host : null;

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
    .where('kind', 'in', listed),
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
      .where('kind', 'in', listed)
      .$if(query.state !== undefined, (keys) => keys.where(sql<boolean>`${state} = ${query.state}`)),
    { columns, order: newestFirst, toItem: (row) => toApiKey(row, store.mode, store.now), page: query },
  );
}

/** Programs that a member let in and that have not ended, newest first. */
export async function connectionsOf(store: KeyStore, memberId: string): Promise<ApiKey[]> {
  const rows = await store.db
    .selectFrom('api_key')
    .select(columns)
    .where('workspace_id', '=', store.workspaceId)
    .where('kind', '=', 'oauth')
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', store.now.toISOString())
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => toApiKey(row, store.mode, store.now));
}

/** The first key of a new workspace: nobody is there yet who could make it. Returns its id. */
export async function insertFirstKey(
  db: TenantDatabase,
  key: {
    workspaceId: string;
    name: string;
    secret: string;
    by: string;
    scopes?: string[];
    memberId?: string | null;
    /** Of the key that makes it, which it neither outlives nor outpaces. */
    limits?: Pick<Rights, 'expiresAt' | 'ipAllowList' | 'requestsPerMinute' | 'concurrentRequests'>;
  },
): Promise<string> {
  const id = newId('apiKey');
  await insertRow(db, 'api_key', {
    workspace_id: key.workspaceId,
    id,
    name: key.name,
    secret_hash: hashSecret(key.secret),
    hint: hintOf(key.secret),
    scopes: key.scopes ?? ['admin'],
    member_id: key.memberId ?? null,
    expires_at: key.limits?.expiresAt ?? null,
    ip_allow_list: key.limits?.ipAllowList ? [...key.limits.ipAllowList] : null,
    requests_per_minute: key.limits?.requestsPerMinute ?? null,
    concurrent_requests: key.limits?.concurrentRequests ?? null,
    created_by: key.by,
  });
  return id;
}

/** Every key of the workspace ends. Returns how many those were. */
export async function revokeAllKeys({ db, workspace, now }: Context): Promise<number> {
  const at = now().toISOString();
  const revoked = await db
    .updateTable('api_key')
    .set({ revoked_at: at, updated_at: at })
    .where('workspace_id', '=', workspace.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return revoked.length;
}

/** Writes down when a key was last used. */
export const noteKeyUsed = (
  db: TenantDatabase,
  key: { workspaceId: string; id: string; at: Date },
): Promise<void> =>
  updateRows(
    db,
    'api_key',
    { workspace_id: key.workspaceId, id: key.id },
    { last_used_at: key.at.toISOString() },
  );

type KeyRow = Tables['api_key'];

export const insertKeyRow = (
  { db, workspace }: Context,
  row: Omit<Insertable<KeyRow>, 'workspace_id'>,
): Promise<void> => insertRow(db, 'api_key', { ...row, workspace_id: workspace.id });

export const updateKeyRow = (
  { db, workspace, now }: Context,
  keyId: string,
  changes: Updateable<KeyRow>,
): Promise<void> =>
  updateRows(
    db,
    'api_key',
    { workspace_id: workspace.id, id: keyId },
    { ...changes, updated_at: now().toISOString() },
  );

/** Ends what a member holds in this data set; returns the ids. */
export async function revokeMemberKeys({ db, workspace, now }: Context, memberId: string): Promise<string[]> {
  const at = now().toISOString();
  const revoked = await db
    .updateTable('api_key')
    .set({ revoked_at: at, updated_at: at })
    .where('workspace_id', '=', workspace.id)
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return revoked.map(({ id }) => id);
}

export async function existingProjects(
  db: TenantDatabase,
  workspaceId: string,
  projectIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('project')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...projectIds])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The key without a secret by which a member acts in the console, made or brought up to date; returns its id. It holds
 * what the role holds, so that who may decide about an approval counts people of the console as well.
 */
export async function saveConsoleKey(
  db: TenantDatabase,
  known: { id: string | null; scopes: readonly string[] | null; workspaceId: string },
  { memberId, name, scopes }: { memberId: string; name: string; scopes: readonly string[] },
): Promise<string> {
  const same = known.scopes?.length === scopes.length && scopes.every((one) => known.scopes?.includes(one));
  if (known.id !== null && same) return known.id;
  const { id } = await db
    .insertInto('api_key')
    .values({
      workspace_id: known.workspaceId,
      id: newId('apiKey'),
      kind: 'console',
      name,
      // Of a secret that nobody has.
      secret_hash: hashSecret(newSecret('live')),
      hint: '',
      scopes: [...scopes],
      member_id: memberId,
      created_by: memberId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'member_id'])
        .where(sql<boolean>`kind = 'console' and revoked_at is null`)
        .doUpdateSet({ name, scopes: [...scopes] }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
