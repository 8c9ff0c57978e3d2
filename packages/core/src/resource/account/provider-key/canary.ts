import type { Environment } from '../../../environment/index.ts';
import { VaultError } from '../../../vault/index.ts';
import { canaryId, findCanary, insertCanary, updateCanary } from './queries.ts';

const place = { workspaceId: '', id: canaryId, engine: '', field: 'canary' };
const word = 'svc';

/**
 * Makes sure that this process holds the key that secrets of this deployment are sealed under; the first one to start
 * sets it. Throws VaultError that says what to set, also where secrets are sealed and no key is set.
 */
export async function assertVaultOpens({ vault, database }: Environment): Promise<void> {
  let stored = await findCanary(database);
  if (!vault) {
    if (!stored) return;
    throw new VaultError(
      `Neither SVC_KEK nor SVC_KEK_FILE is set, and secrets are sealed under the key ${stored.kekId}. Set that key.`,
    );
  }
  if (!stored) {
    await insertCanary(database, await vault.seal(word, place));
    stored = await findCanary(database);
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
  const stored = await findCanary(database);
  if (!vault || !stored || stored.kekId === vault.kekId) return;
  await updateCanary(database, await vault.rewrap(stored, place));
}
