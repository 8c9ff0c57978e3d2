import type { TenantDatabase } from '@svc/db';
import { newId } from '../../kernel/index.ts';
import { hashSecret, hintOf } from './secret.ts';

/** The first key of a new workspace: nobody is there yet who could make it. */
export async function insertFirstKey(
  db: TenantDatabase,
  key: { workspaceId: string; name: string; secret: string; by: string },
): Promise<void> {
  await db
    .insertInto('api_key')
    .values({
      workspace_id: key.workspaceId,
      id: newId('apiKey'),
      name: key.name,
      secret_hash: hashSecret(key.secret),
      hint: hintOf(key.secret),
      scopes: ['admin'],
      created_by: key.by,
    })
    .execute();
}

/** Writes down when a key was last used. */
export async function noteKeyUsed(
  db: TenantDatabase,
  key: { workspaceId: string; id: string; at: Date },
): Promise<void> {
  await db
    .updateTable('api_key')
    .set({ last_used_at: key.at.toISOString() })
    .where('workspace_id', '=', key.workspaceId)
    .where('id', '=', key.id)
    .execute();
}
