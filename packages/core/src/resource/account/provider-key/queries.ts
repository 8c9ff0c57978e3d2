import { ProviderKey } from '@svc/contract/account/provider-key';
import { rowsOf, type Scope, updateRows } from '@svc/db';
import { columnsOf } from '../../../entity/index.ts';
import type { Environment } from '../../../environment/index.ts';
import { type List, listRows, newestFirst, type Page } from '../../../kernel/index.ts';
import type { Sealed } from '../../../vault/index.ts';

export const listProviderKeyRows = ({ db, workspace }: Scope, page: Page): Promise<List<ProviderKey>> =>
  listRows(db.selectFrom('provider_key').where('workspaceId', '=', workspace.id), {
    columns: columnsOf(ProviderKey),
    order: newestFirst,
    page,
  });

/** Engines that this workspace has a key of its own for. */
export async function enginesWithOwnKey({ db, workspace }: Scope): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('provider_key')
    .select('engine')
    .where('workspaceId', '=', workspace.id)
    .execute();
  return new Set(rows.map(({ engine }) => engine));
}

export async function findSealed(
  { db, workspace }: Scope,
  engine: string,
): Promise<(Sealed & { id: string }) | null> {
  const row = await db
    .selectFrom('provider_key')
    .select(['id', 'kekId', 'wrappedKey', 'ciphertext'])
    .where('workspaceId', '=', workspace.id)
    .where('engine', '=', engine)
    .executeTakeFirst();
  return row ?? null;
}

export async function upsertProviderKey(
  { db, workspace }: Scope,
  key: ProviderKey,
  { kekId, wrappedKey, ciphertext }: Sealed,
): Promise<void> {
  const { engine, ...shown } = key;
  const row = { ...shown, kekId, wrappedKey, ciphertext };
  await db
    .insertInto('provider_key')
    .values({ workspaceId: workspace.id, engine, ...row })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'engine']).doUpdateSet(row))
    .execute();
}

export async function deleteProviderKeyRow({ db, workspace }: Scope, engine: string): Promise<string | null> {
  const row = await db
    .deleteFrom('provider_key')
    .where('workspaceId', '=', workspace.id)
    .where('engine', '=', engine)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const canaryId = 'canary';

export async function findCanary(database: Environment['database']): Promise<Sealed | null> {
  const row = await database.system
    .selectFrom('vault_canary')
    .select(['kekId', 'wrappedKey', 'ciphertext'])
    .where('id', '=', canaryId)
    .executeTakeFirst();
  return row ?? null;
}

/** The first process to start sets it; what is set stays. */
export async function insertCanary({ system }: Environment['database'], sealed: Sealed): Promise<void> {
  const { kekId, wrappedKey, ciphertext } = sealed;
  await system
    .insertInto('vault_canary')
    .values({ id: canaryId, kekId, wrappedKey, ciphertext })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const updateCanary = (
  { system }: Environment['database'],
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> => updateRows(system, 'vault_canary', { id: canaryId }, { kekId, wrappedKey });

/** Keys of all workspaces that another key-encryption key seals, from behind `after` on. */
export const keysToRewrap = (
  { system }: Environment['database'],
  { kekId, after, batch }: { kekId: string; after: { workspaceId: string; engine: string }; batch: number },
) => rowsOf<{ workspaceId: string; engine: string }>(system)`
    select workspace_id, engine
    from provider_keys_to_rewrap(${kekId}, ${batch}::integer, ${after.workspaceId}, ${after.engine})`;

export const updateSeal = (
  { db, workspace }: Scope,
  id: string,
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> => updateRows(db, 'provider_key', { workspaceId: workspace.id, id }, { kekId, wrappedKey });
