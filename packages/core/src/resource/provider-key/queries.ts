import type { Tables, TenantDatabase } from '@svc/db';
import type { Selectable } from 'kysely';
import type { List, Page } from '../../kernel/index.ts';
import type { Sealed } from '../../vault/index.ts';
import type { ProviderKey } from './schema.ts';

const columns = ['id', 'engine', 'hint', 'model', 'checked_at', 'created_by', 'created_at'] as const;
type Row = Pick<Selectable<Tables['provider_key']>, (typeof columns)[number]>;

const toProviderKey = (row: Row): ProviderKey => ({
  id: row.id,
  engine: row.engine,
  hint: row.hint,
  model: row.model,
  checkedAt: row.checked_at,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

export async function listProviderKeyRows(
  db: TenantDatabase,
  workspaceId: string,
  { limit, offset }: Page,
): Promise<List<ProviderKey>> {
  const rows = await db
    .selectFrom('provider_key')
    .select(columns)
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('engine')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items: rows.map(toProviderKey), total: rows[0]?.total ?? 0, limit, offset };
}

/** Engines that this workspace has a key of its own for. */
export async function enginesWithOwnKey(
  db: TenantDatabase,
  workspaceId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('provider_key')
    .select('engine')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Set(rows.map(({ engine }) => engine));
}

export async function findSealed(
  db: TenantDatabase,
  workspaceId: string,
  engine: string,
): Promise<(Sealed & { id: string }) | null> {
  const row = await db
    .selectFrom('provider_key')
    .select(['id', 'kek_id', 'wrapped_key', 'ciphertext'])
    .where('workspace_id', '=', workspaceId)
    .where('engine', '=', engine)
    .executeTakeFirst();
  return row
    ? { id: row.id, kekId: row.kek_id, wrappedKey: row.wrapped_key, ciphertext: row.ciphertext }
    : null;
}

export async function upsertProviderKey(
  db: TenantDatabase,
  workspaceId: string,
  key: ProviderKey,
  sealed: Sealed,
): Promise<void> {
  const row = {
    id: key.id,
    hint: key.hint,
    kek_id: sealed.kekId,
    wrapped_key: sealed.wrappedKey,
    ciphertext: sealed.ciphertext,
    model: key.model,
    checked_at: key.checkedAt,
    created_by: key.createdBy,
    created_at: key.createdAt,
  };
  await db
    .insertInto('provider_key')
    .values({ workspace_id: workspaceId, engine: key.engine, ...row })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'engine']).doUpdateSet(row))
    .execute();
}

export async function deleteProviderKeyRow(
  db: TenantDatabase,
  workspaceId: string,
  engine: string,
): Promise<string | null> {
  const row = await db
    .deleteFrom('provider_key')
    .where('workspace_id', '=', workspaceId)
    .where('engine', '=', engine)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
