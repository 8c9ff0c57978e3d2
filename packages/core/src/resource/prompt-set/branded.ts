import type { TenantDatabase } from '@svc/db';

/** Marks the project's prompts with these words as naming the brand, or as not naming it. */
export async function setPromptsBranded(
  db: TenantDatabase,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
  texts: readonly string[],
  branded: boolean,
): Promise<void> {
  await db
    .updateTable('prompt')
    .set({ branded })
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('text', 'in', texts)
    .execute();
}
