import type { Context } from './context.ts';
import { newId } from './ids.ts';

/** Notes who did what, in the transaction that does it: no action without its entry. */
export async function audit(
  context: Context,
  action: string,
  resourceId: string | null,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const now = context.now();
  await context.db
    .insertInto('audit_entry')
    .values({
      workspace_id: context.workspace.id,
      id: newId('audit', now.getTime()),
      actor: context.actor.id,
      action,
      resource_id: resourceId,
      request_id: context.requestId,
      detail: JSON.stringify(detail),
      at: now.toISOString(),
    })
    .execute();
}
