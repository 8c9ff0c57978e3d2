import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type Context, newId } from '../../kernel/index.ts';
import { hashSecret, hintOf, newSecret } from './secret.ts';

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

/**
 * The key without a secret by which a member acts in the console, made or brought up to date; returns its id. It holds
 * what the role holds, so that who may decide about an approval counts people of the console as well.
 */
export async function saveConsoleKey(
  db: TenantDatabase,
  known: { id: string | null; scopes: readonly string[] | null; workspaceId: string },
  { memberId, name, scopes }: { memberId: string; name: string; scopes: readonly string[] },
): Promise<string> {
  const same = known.scopes?.length === scopes.length && scopes.every((one) => known.scopes?.includes(one));
  if (known.id !== null && same) return known.id;
  const { id } = await db
    .insertInto('api_key')
    .values({
      workspace_id: known.workspaceId,
      id: newId('apiKey'),
      kind: 'console',
      name,
      // Of a secret that nobody has.
      secret_hash: hashSecret(newSecret('live')),
      hint: '',
      scopes: [...scopes],
      member_id: memberId,
      created_by: memberId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'member_id'])
        .where(sql<boolean>`kind = 'console' and revoked_at is null`)
        .doUpdateSet({ name, scopes: [...scopes] }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
