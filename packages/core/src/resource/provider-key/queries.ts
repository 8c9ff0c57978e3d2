import type { ProviderKey } from '@svc/contract/provider-key';
import { rowsOf, type TenantDatabase, updateRows } from '@svc/db';
import type { Environment } from '../../environment/index.ts';
import { type List, listRows, newestFirst, type Page } from '../../kernel/index.ts';
import type { Sealed } from '../../vault/index.ts';

export const listProviderKeyRows = (
  db: TenantDatabase,
  workspaceId: string,
  page: Page,
): Promise<List<ProviderKey>> =>
  listRows(db.selectFrom('provider_key').where('workspace_id', '=', workspaceId), {
    columns: [
      'id',
      'engine',
      'hint',
      'model',
      'checked_at as checkedAt',
      'created_by as createdBy',
      'created_at as createdAt',
    ],
    order: newestFirst,
    page,
  });

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

export const canaryId = 'canary';

export async function findCanary(database: Environment['database']): Promise<Sealed | null> {
  const row = await database.system
    .selectFrom('vault_canary')
    .select(['kek_id', 'wrapped_key', 'ciphertext'])
    .where('id', '=', canaryId)
    .executeTakeFirst();
  return row ? { kekId: row.kek_id, wrappedKey: row.wrapped_key, ciphertext: row.ciphertext } : null;
}

/** The first process to start sets it; what is set stays. */
export async function insertCanary({ system }: Environment['database'], sealed: Sealed): Promise<void> {
  const { kekId, wrappedKey, ciphertext } = sealed;
  await system
    .insertInto('vault_canary')
    .values({ id: canaryId, kek_id: kekId, wrapped_key: wrappedKey, ciphertext })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const updateCanary = (
  { system }: Environment['database'],
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> =>
  updateRows(system, 'vault_canary', { id: canaryId }, { kek_id: kekId, wrapped_key: wrappedKey });

/** Keys of all workspaces that another key-encryption key seals, from behind `after` on. */
export const keysToRewrap = (
  { system }: Environment['database'],
  { kekId, after, batch }: { kekId: string; after: { workspace_id: string; engine: string }; batch: number },
) => rowsOf<{ workspace_id: string; engine: string }>(system)`
    select workspace_id, engine
    from provider_keys_to_rewrap(${kekId}, ${batch}::integer, ${after.workspace_id}, ${after.engine})`;

export const updateSeal = (
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> =>
  updateRows(
    db,
    'provider_key',
    { workspace_id: workspaceId, id },
    { kek_id: kekId, wrapped_key: wrappedKey },
  );
