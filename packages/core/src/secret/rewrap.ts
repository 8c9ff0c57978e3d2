import { scopeIn } from '@svc/db';
import type { Environment } from '../environment/index.ts';
import { findSecret, secretsToRewrap, updateSeal } from './queries.ts';
import { placeOf } from './store.ts';

const batch = 200;

/** Brings every secret under the newest key-encryption key; safe to run again. Counts what could not be opened. */
export async function rewrapSecrets({
  vault,
  database,
  log,
}: Environment): Promise<{ rewrapped: number; failed: number }> {
  if (!vault) throw new Error('No key-encryption key is set: SVC_KEK or SVC_KEK_FILE');
  const counts = { rewrapped: 0, failed: 0 };
  for (let last = ''; ; ) {
    const rows = await secretsToRewrap(database, { kekId: vault.kekId, after: last, batch });
    const end = rows.at(-1);
    if (!end) return counts;
    last = end.id;
    for (const { workspaceId, id } of rows) {
      const scope = scopeIn(database, workspaceId);
      const one = await findSecret(scope, id);
      if (!one) continue;
      try {
        const rewrapped = await vault.rewrap(
          { kekId: one.kekId, wrappedKey: one.wrappedKey, ciphertext: one.ciphertext },
          placeOf(workspaceId, { id, holder: one.holder }),
        );
        await updateSeal(scope, id, rewrapped);
        counts.rewrapped += 1;
      } catch (err) {
        log.error({ workspaceId, id, err }, 'secret was not rewrapped');
        counts.failed += 1;
      }
    }
  }
}
