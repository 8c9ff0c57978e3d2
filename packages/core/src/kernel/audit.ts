import { randomBytes } from 'node:crypto';
import { storableJson } from '@svc/db';
import type { Context } from './context.ts';
import { newId } from './ids.ts';
import { instant } from './instant.ts';

/**
 * Notes who did what, in the transaction that does it: no action without its entry. The text is stored as it is
 * hashed; its salt keeps the hash, which may outlive the text, from being guessed.
 */
export async function audit(
  context: Context,
  action: string,
  resourceId: string | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { actor, workspace } = context;
  const now = context.now();
  const id = newId('audit', now.getTime());
  const at = instant(now);
  const canonical = storableJson({
    id,
    workspaceId: workspace.id,
    at,
    actor: { id: actor.id, name: actor.name, agent: actor.agent ?? null, address: actor.address || null },
    action,
    resourceId,
    requestId: context.requestId,
    detail,
    salt: randomBytes(16).toString('hex'),
  });
  await context.db
    .insertInto('audit_entry')
    .values({ workspaceId: workspace.id, id, canonical, at })
    .execute();
}
