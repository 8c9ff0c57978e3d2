import { scopeIn } from '@svc/db';
import type { Environment } from '../../../environment/index.ts';
import { rewrapCanary } from './canary.ts';
import { findSealed, keysToRewrap, updateSeal } from './queries.ts';

const batch = 200;
const atOnce = 8;

/**
 * Brings every provider key under the newest key-encryption key. Safe to run again and beside scans: only the
 * wrapping changes, and the old key opens what has not been reached. Counts what could not be opened.
 */
export async function rewrapProviderKeys(
  environment: Environment,
): Promise<{ rewrapped: number; failed: number }> {
  const { vault, database } = environment;
  if (!vault) throw new Error('No key-encryption key is set: SVC_KEK or SVC_KEK_FILE');
  let counts = { rewrapped: 0, failed: 0 };
  let last = { workspaceId: '', engine: '' };
  for (;;) {
    const rows = await keysToRewrap(database, { kekId: vault.kekId, after: last, batch });
    const end = rows.at(-1);
    if (!end) {
      if (counts.failed === 0) await rewrapCanary(environment);
      return counts;
    }
    last = end;
    const todo = [...rows];
    const work = async () => {
      for (let row = todo.pop(); row; row = todo.pop()) {
        const done = await rewrapOne(environment, row.workspaceId, row.engine);
        counts = done
          ? { ...counts, rewrapped: counts.rewrapped + 1 }
          : { ...counts, failed: counts.failed + 1 };
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }
}

async function rewrapOne(
  { vault, database, log }: Environment,
  workspaceId: string,
  engine: string,
): Promise<boolean> {
  const scope = scopeIn(database, workspaceId);
  const sealed = await findSealed(scope, engine);
  // Deleted since: nothing is left to do.
  if (!sealed || !vault) return true;
  try {
    const { id } = sealed;
    const rewrapped = await vault.rewrap(sealed, { workspaceId, id, engine, field: 'secret' });
    await updateSeal(scope, id, rewrapped);
    return true;
  } catch (err) {
    log.error({ workspaceId, engine, err }, 'provider key was not rewrapped');
    return false;
  }
}
