import { sql } from 'kysely';
import type { Environment } from '../environment/index.ts';
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
    const { rows } = await sql<{ workspace_id: string; id: string }>`
      select workspace_id, id from secrets_to_rewrap(${vault.kekId}, ${batch}::integer, ${last})`.execute(
      database.system,
    );
    const end = rows.at(-1);
    if (!end) return counts;
    last = end.id;
    for (const { workspace_id: workspaceId, id } of rows) {
      const db = database.forWorkspace(workspaceId);
      const one = await db
        .selectFrom('secret')
        .select(['holder', 'kek_id', 'wrapped_key', 'ciphertext'])
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!one) continue;
      try {
        const { kekId: kek_id, wrappedKey: wrapped_key } = await vault.rewrap(
          { kekId: one.kek_id, wrappedKey: one.wrapped_key, ciphertext: one.ciphertext },
          placeOf(workspaceId, { id, holder: one.holder }),
        );
        await db
          .updateTable('secret')
          .set({ kek_id, wrapped_key })
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', id)
          .execute();
        counts.rewrapped += 1;
      } catch (err) {
        log.error({ workspaceId, id, err }, 'secret was not rewrapped');
        counts.failed += 1;
      }
    }
  }
}
