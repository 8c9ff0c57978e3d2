import type { TenantDatabase } from '@svc/db';
import { type Context, newId } from '../../kernel/index.ts';
import { hashSecret, hintOf } from './secret.ts';

/** The first key of a new workspace: nobody is there yet who could make it. Returns its id. */
export async function insertFirstKey(
  db: TenantDatabase,
  key: {
    workspaceId: string;
    name: string;
    secret: string;
    by: string;
    scopes?: string[];
    memberId?: string | null;
  },
): Promise<string> {
  const id = newId('apiKey');
  await db
    .insertInto('api_key')
    .values({
      workspace_id: key.workspaceId,
      id,
      name: key.name,
      secret_hash: hashSecret(key.secret),
      hint: hintOf(key.secret),
      scopes: key.scopes ?? ['admin'],
      member_id: key.memberId ?? null,
      created_by: key.by,
    })
    .execute();
  return id;
}

/** Every key of the workspace ends. Returns how many those were. */
export async function revokeAllKeys({ db, workspace, now }: Context): Promise<number> {
  const at = now().toISOString();
  const revoked = await db
    .updateTable('api_key')
    .set({ revoked_at: at, updated_at: at })
    .where('workspace_id', '=', workspace.id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return revoked.length;
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
