import { type Database, deleteRows, insertRow, rowsOf, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import type { Sealed } from '../vault/index.ts';
import type { NewSecret } from './store.ts';

/** The holder's secrets so far are good until `overlapUntil`, and those that were replaced before are gone. */
export async function storeSecret(
  { db, workspace }: Scope,
  { id, holder, sealed }: NewSecret,
  overlapUntil: string,
): Promise<void> {
  const own = { workspaceId: workspace.id, holder };
  await db
    .deleteFrom('secret')
    .where('workspaceId', '=', workspace.id)
    .where('holder', '=', holder)
    .where('validUntil', 'is not', null)
    .execute();
  await updateRows(db, 'secret', { workspaceId: workspace.id, holder }, { validUntil: overlapUntil });
  const { kekId, wrappedKey, ciphertext } = sealed;
  await insertRow(db, 'secret', { ...own, id, kekId, wrappedKey, ciphertext });
}

export const deleteSecrets = ({ db, workspace }: Scope, holder: string): Promise<void> =>
  deleteRows(db, 'secret', { workspaceId: workspace.id, holder });

/** Valid secrets of a holder, the newest first. */
export function secretsOf({ db, workspace }: Scope, holder: string) {
  return db
    .selectFrom('secret')
    .select(['id', 'kekId', 'wrappedKey', 'ciphertext'])
    .where('workspaceId', '=', workspace.id)
    .where('holder', '=', holder)
    .where((at) => at.or([at('validUntil', 'is', null), at('validUntil', '>', sql<string>`now()`)]))
    .orderBy('createdAt', 'desc')
    .execute();
}

export function findSecret({ db, workspace }: Scope, id: string) {
  return db
    .selectFrom('secret')
    .select(['holder', 'kekId', 'wrappedKey', 'ciphertext'])
    .where('workspaceId', '=', workspace.id)
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
  { db, workspace }: Scope,
  id: string,
  { kekId, wrappedKey }: Pick<Sealed, 'kekId' | 'wrappedKey'>,
): Promise<void> => updateRows(db, 'secret', { workspaceId: workspace.id, id }, { kekId, wrappedKey });
