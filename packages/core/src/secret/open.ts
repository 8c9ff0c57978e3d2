import type { Scope } from '@svc/db';
import { type Vault, VaultError } from '../vault/index.ts';
import { secretsOf } from './queries.ts';
import { placeOf } from './store.ts';

/**
 * The holder's secrets that are good now, the newest first, opened just before use. Throws VaultError when one cannot
 * be opened.
 */
export async function openSecrets(scope: Scope, vault: Vault | null, holder: string): Promise<string[]> {
  const rows = await secretsOf(scope, holder);
  const opened: string[] = [];
  for (const { id, kekId, wrappedKey, ciphertext } of rows) {
    if (!vault) throw new VaultError('no key-encryption key is set');
    const sealed = { kekId, wrappedKey, ciphertext };
    opened.push(await vault.open(sealed, placeOf(scope.workspace.id, { id, holder })));
  }
  if (opened.length === 0) throw new VaultError('there is no secret');
  return opened;
}
