import type { TenantDatabase } from '@svc/db';
import { newId } from '../kernel/index.ts';
import type { Sealed, Vault } from '../vault/index.ts';

/** A secret before it is stored: sealed outside the transaction, for one holder such as a webhook. */
export interface NewSecret {
  id: string;
  holder: string;
  sealed: Sealed;
}

/** What a seal is bound to: a ciphertext that is moved to another holder or workspace does not open. */
export const placeOf = (workspaceId: string, { id, holder }: { id: string; holder: string }) => ({
  workspaceId,
  id,
  engine: holder,
  field: 'secret',
});

export async function sealSecret(
  vault: Vault,
  workspaceId: string,
  holder: string,
  secret: string,
): Promise<NewSecret> {
  const id = newId('secret');
  return { id, holder, sealed: await vault.seal(secret, placeOf(workspaceId, { id, holder })) };
}

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
  await db
    .updateTable('secret')
    .set({ valid_until: overlapUntil })
    .where('workspace_id', '=', workspaceId)
    .where('holder', '=', holder)
    .execute();
  const { kekId: kek_id, wrappedKey: wrapped_key, ciphertext } = sealed;
  await db
    .insertInto('secret')
    .values({ ...own, id, kek_id, wrapped_key, ciphertext })
    .execute();
}

export async function deleteSecrets(db: TenantDatabase, workspaceId: string, holder: string): Promise<void> {
  await db
    .deleteFrom('secret')
    .where('workspace_id', '=', workspaceId)
    .where('holder', '=', holder)
    .execute();
}
