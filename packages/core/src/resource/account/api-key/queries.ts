import type { ApiKey, ListApiKeys } from '@svc/contract/account/api-key';
import { findOne, insertRow, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { tableOf } from '../../../entity/index.ts';
import { type Context, type List, listRows, newestFirst, newId } from '../../../kernel/index.ts';
import type { Rights } from './rights.ts';
import { hashSecret, hintOf, newSecret } from './secret.ts';

const columns = [
  'id',
  'name',
  'hint',
  'scopes',
  'projectIds',
  'monthlyCreditCap',
  'requestsPerMinute',
  'concurrentRequests',
  'ipAllowList',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
  'memberId',
  'clientId',
  'redirectHost',
  'replaces',
  'replacedBy',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

export const keyRows = tableOf('api_key', columns);

interface StoredKey extends Omit<ApiKey, 'mode' | 'state' | 'client' | 'rotatedFrom'> {
  /** The keys before it, the last one last. */
  replaces: string[];
  clientId: string | null;
  redirectHost: string | null;
}

/** The kinds of keys that people list and revoke; the console's own keys are not shown. */
const listed = ['api', 'oauth'] as const;

function toApiKey(
  { workspace, now }: Context,
  { clientId, redirectHost, replaces, ...row }: StoredKey,
): ApiKey {
  const time = now().getTime();
  const over = (at: string | null): boolean => at !== null && Date.parse(at) <= time;
  return {
    ...row,
    client: clientId === null ? null : { id: clientId, host: hostOf(clientId), redirectHost },
    rotatedFrom: replaces.at(-1) ?? null,
    mode: workspace.mode,
    state: over(row.revokedAt) ? 'revoked' : over(row.expiresAt) ? 'expired' : 'active',
  };
}

/** The host of the program's metadata, which vouches for it; null: it registered itself. */
const hostOf = (clientId: string): string | null =>
  clientId.startsWith('https://') && URL.canParse(clientId) ? new URL(clientId).host : null;

const keyById = findOne(({ db, workspace }, id: string) =>
  db
    .selectFrom('api_key')
    .select(columns)
    .where('workspaceId', '=', workspace.id)
    .where('id', '=', id)
    .where('kind', 'in', listed),
);

export async function findApiKey(context: Context, id: string): Promise<ApiKey | null> {
  const row = await keyById(context, id);
  return row ? toApiKey(context, row) : null;
}

/** Whose monthly amount a key spends, and the keys that it took over from. */
export async function findLineage(
  scope: Scope,
  id: string,
): Promise<{ budgetId: string; replaces: string[]; memberId: string | null }> {
  const row = await keyRows
    .rows(scope)
    .select(['budgetId', 'replaces', 'memberId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { replaces: [], memberId: null, ...row, budgetId: row?.budgetId ?? id };
}

export function listApiKeyRows(context: Context, query: ListApiKeys): Promise<List<ApiKey>> {
  const now = context.now().toISOString();
  const state = sql`case when revoked_at <= ${now}::timestamptz then 'revoked'
    when expires_at <= ${now}::timestamptz then 'expired' else 'active' end`;
  return listRows(
    keyRows
      .rows(context)
      .where('kind', 'in', listed)
      .$if(query.state !== undefined, (keys) => keys.where(sql<boolean>`${state} = ${query.state}`)),
    { columns, order: newestFirst, toItem: (row) => toApiKey(context, row), page: query },
  );
}

/** Programs that a member let in and that have not ended, newest first. */
export async function connectionsOf(context: Context, memberId: string): Promise<ApiKey[]> {
  const rows = await keyRows
    .rows(context)
    .select(columns)
    .where('kind', '=', 'oauth')
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', context.now().toISOString())
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => toApiKey(context, row));
}

/** The first key of a new workspace: nobody is there yet who could make it. Returns its id. */
export async function insertFirstKey(
  { db, workspace }: Scope,
  key: {
    name: string;
    secret: string;
    by: string;
    scopes?: string[];
    memberId?:
      | string
      | null /** Limits of the key that makes it, which the new key can neither outlive nor exceed. */;
    limits?: Pick<Rights, 'expiresAt' | 'ipAllowList' | 'requestsPerMinute' | 'concurrentRequests'>;
  },
): Promise<string> {
  const id = newId('apiKey');
  await insertRow(db, 'api_key', {
    workspaceId: workspace.id,
    id,
    name: key.name,
    secretHash: hashSecret(key.secret),
    hint: hintOf(key.secret),
    scopes: key.scopes ?? ['admin'],
    memberId: key.memberId ?? null,
    expiresAt: key.limits?.expiresAt ?? null,
    ipAllowList: key.limits?.ipAllowList ? [...key.limits.ipAllowList] : null,
    requestsPerMinute: key.limits?.requestsPerMinute ?? null,
    concurrentRequests: key.limits?.concurrentRequests ?? null,
    createdBy: key.by,
  });
  return id;
}

/** Writes down when a key was last used. */
export const noteKeyUsed = ({ db, workspace }: Scope, key: { id: string; at: Date }): Promise<void> =>
  updateRows(db, 'api_key', { workspaceId: workspace.id, id: key.id }, { lastUsedAt: key.at.toISOString() });

/** Ends the keys of this data set, or those of one member. Returns the ids. */
export async function revokeKeys({ db, workspace, now }: Context, memberId?: string): Promise<string[]> {
  const at = now().toISOString();
  const revoked = await db
    .updateTable('api_key')
    .set({ revokedAt: at, updatedAt: at })
    .where('workspaceId', '=', workspace.id)
    .where('revokedAt', 'is', null)
    .$if(memberId !== undefined, (keys) => keys.where('memberId', '=', memberId ?? null))
    .returning('id')
    .execute();
  return revoked.map(({ id }) => id);
}

/**
 * The key without a secret by which a member acts in the console, made or brought up to date; returns its id. It holds
 * what the role holds, so that who may decide about an approval counts people of the console as well.
 */
export async function saveConsoleKey(
  { db, workspace }: Scope,
  known: { id: string | null; scopes: readonly string[] | null },
  { memberId, name, scopes }: { memberId: string; name: string; scopes: readonly string[] },
): Promise<string> {
  const same = known.scopes?.length === scopes.length && scopes.every((one) => known.scopes?.includes(one));
  if (known.id !== null && same) return known.id;
  const { id } = await db
    .insertInto('api_key')
    .values({
      workspaceId: workspace.id,
      id: newId('apiKey'),
      kind: 'console',
      name,
      // Hash of a secret that nobody has.
      secretHash: hashSecret(newSecret('live')),
      hint: '',
      scopes: [...scopes],
      memberId,
      createdBy: memberId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspaceId', 'memberId'])
        .where(sql<boolean>`kind = 'console' and revoked_at is null`)
        .doUpdateSet({ name, scopes: [...scopes] }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
