import type { Environment } from '../../environment/index.ts';
import { type Sealed, VaultError } from '../../vault/index.ts';

const id = 'canary';
const place = { workspaceId: '', id, engine: '', field: 'canary' };
const word = 'svc';

/**
 * Makes sure that this process holds the key that secrets of this deployment are sealed under; the first one to start
 * sets it. Throws VaultError that says what to set. Without a vault there is nothing to check.
 */
export async function assertVaultOpens({ vault, database }: Environment): Promise<void> {
  if (!vault) return;
  let stored = await find(database);
  if (!stored) {
    const { kekId, wrappedKey, ciphertext } = await vault.seal(word, place);
    await database.system
      .insertInto('vault_canary')
      .values({ id, kek_id: kekId, wrapped_key: wrappedKey, ciphertext })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    stored = await find(database);
  }
  if (!stored) throw new VaultError('the vault’s canary could not be stored');
  try {
    await vault.open(stored, place);
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    throw new VaultError(
      `SVC_KEK or SVC_KEK_FILE holds another key than the one that provider keys are sealed under (${stored.kekId}). Set that key; to replace it, give the new one first and the old one behind it, and run "svc rewrap".`,
    );
  }
}

/** After the provider keys: an old key that is not needed for them must not be needed for this. */
export async function rewrapCanary({ vault, database }: Environment): Promise<void> {
  const stored = await find(database);
  if (!vault || !stored || stored.kekId === vault.kekId) return;
  const { kekId, wrappedKey } = await vault.rewrap(stored, place);
  await database.system
    .updateTable('vault_canary')
    .set({ kek_id: kekId, wrapped_key: wrappedKey })
    .where('id', '=', id)
    .execute();
}

async function find(database: Environment['database']): Promise<Sealed | null> {
  const row = await database.system
    .selectFrom('vault_canary')
    .select(['kek_id', 'wrapped_key', 'ciphertext'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { kekId: row.kek_id, wrappedKey: row.wrapped_key, ciphertext: row.ciphertext } : null;
}
