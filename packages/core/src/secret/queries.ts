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
  const own = { workspaceId, holder };
  await db
    .deleteFrom('secret')
    .where('workspaceId', '=', workspaceId)
    .where('holder', '=', holder)
    .where('validUntil', 'is not', null)
    .execute();
  await updateRows(db, 'secret', { workspaceId, holder }, { validUntil: overlapUntil });
  const { kekId, wrappedKey, ciphertext } = sealed;
  await insertRow(db, 'secret', { ...own, id, kekId, wrappedKey, ciphertext });
}

export const deleteSecrets = (db: TenantDatabase, workspaceId: string, holder: string): Promise<void> =>
  deleteRows(db, 'secret', { workspaceId, holder });

/** Valid secrets of a holder, the newest first. */
export function secretsOf(db: TenantDatabase, workspaceId: string, holder: string) {
  return db
    .selectFrom('secret')
    .select(['id', 'kekId', 'wrappedKey', 'ciphertext'])
    .where('workspaceId', '=', workspaceId)
    .where('holder', '=', holder)
    .where((at) => at.or([at('validUntil', 'is', null), at('validUntil', '>', sql<string>`now()`)]))
    .orderBy('createdAt', 'desc')
    .execute();
}

export function findSecret(db: TenantDatabase, workspaceId: string, id: string) {
  return db
    .selectFrom('secret')
    .select(['holder', 'kekId', 'wrappedKey', 'ciphertext'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Secrets of all workspaces that another key-encryption key seals, in the order of their ids. */
export const secretsToRewrap = (
  { system }: Database,
  { kekId, after, batch }: { kekId: string; after: string; batch: number },
) => rowsOf<{ workspaceId: string; id: string }>(system)`
    select workspace_id, id from secrets_to_rewrap(${kekId}, ${batch}::integer, ${after})`;

export const updateSeal = (
  db: TenantDatabase,
  workspaceId: string,
  id: string,
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> => updateRows(db, 'secret', { workspaceId, id }, { kekId, wrappedKey });
