import { newId } from '../kernel/index.ts';
import type { Sealed, Vault } from '../vault/index.ts';

/** A secret before it is stored: sealed outside the transaction, for one holder such as a webhook. */
export interface NewSecret {
  id: string;
  holder: string;
  sealed: Sealed;
}

/** Context that a seal is bound to: a ciphertext that is moved to another holder or workspace does not open. */
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
