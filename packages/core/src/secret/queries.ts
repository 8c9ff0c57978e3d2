import { type Database, deleteRows, insertRow, rowsOf, type TenantDatabase, updateRows } from '@svc/db';
import { sql } from 'kysely';
import type { Sealed } from '../vault/index.ts';
import type { NewSecret } from './store.ts';

/** The holder's secrets so far are good until `overlapUntil`, and those that were replaced before are gone. */
export async function storeSecret(
  db: TenantDatabase,
  workspaceId: string,
  { id, holder, sealed }: NewSecret,
  overlapUntil: string,
): Promise<void> {
  const own = { workspace_id: workspaceId, holder };
  await db
    .deleteFrom('secret')
    .where('workspace_id', '=', workspaceId)
    .where('holder', '=', holder)
    .where('valid_until', 'is not', null)
    .execute();
  await updateRows(db, 'secret', { workspace_id: workspaceId, holder }, { valid_until: overlapUntil });
  const { kekId: kek_id, wrappedKey: wrapped_key, ciphertext } = sealed;
  await insertRow(db, 'secret', { ...own, id, kek_id, wrapped_key, ciphertext });
}

export const deleteSecrets = (db: TenantDatabase, workspaceId: string, holder: string): Promise<void> =>
  deleteRows(db, 'secret', { workspace_id: workspaceId, holder });

/** Those of a holder that are good now, the newest first. */
export function secretsOf(db: TenantDatabase, workspaceId: string, holder: string) {
  return db
    .selectFrom('secret')
    .select(['id', 'kek_id', 'wrapped_key', 'ciphertext'])
    .where('workspace_id', '=', workspaceId)
    .where('holder', '=', holder)
    .where((at) => at.or([at('valid_until', 'is', null), at('valid_until', '>', sql<string>`now()`)]))
    .orderBy('created_at', 'desc')
    .execute();
}

export function findSecret(db: TenantDatabase, workspaceId: string, id: string) {
  return db
    .selectFrom('secret')
    .select(['holder', 'kek_id', 'wrapped_key', 'ciphertext'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Secrets of all workspaces that another key-encryption key seals, in the order of their ids. */
export const secretsToRewrap = (
  { system }: Database,
  { kekId, after, batch }: { kekId: string; after: string; batch: number },
) => rowsOf<{ workspace_id: string; id: string }>(system)`
    select workspace_id, id from secrets_to_rewrap(${kekId}, ${batch}::integer, ${after})`;

export const updateSeal = (
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> =>
  updateRows(db, 'secret', { workspace_id: workspaceId, id }, { kek_id: kekId, wrapped_key: wrappedKey });
