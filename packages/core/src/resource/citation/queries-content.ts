import type { TenantDatabase } from '@svc/db';

interface PageKey {
  projectId: string;
  citationId: string;
}

/** Text of a cited page as it was read. */
export interface StoredContent {
  title: string | null;
  text: string;
  language: string | null;
  hash: string;
  fetchedAt: string;
}

/** The address of a page that an answer of the project cites; undefined: none does. */
export async function findCitedUrl(
  db: TenantDatabase,
  workspaceId: string,
  { projectId, citationId }: PageKey,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('citation')
    .select('url')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('page_id', '=', citationId)
    .where('url', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found?.url ?? undefined;
}

export const findContent = (
  db: TenantDatabase,
  workspaceId: string,
  { projectId, citationId }: PageKey,
): Promise<StoredContent | undefined> =>
  db
    .selectFrom('cited_page')
    .select(['title', 'text', 'language', 'hash', 'fetched_at as fetchedAt'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .where('page_id', '=', citationId)
    .executeTakeFirst();

export async function storeContent(
  db: TenantDatabase,
  workspaceId: string,
  { projectId, citationId }: PageKey,
  { fetchedAt, ...content }: StoredContent,
): Promise<void> {
  const row = { ...content, fetched_at: fetchedAt };
  await db
    .insertInto('cited_page')
    .values({ workspace_id: workspaceId, project_id: projectId, page_id: citationId, ...row })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'project_id', 'page_id']).doUpdateSet(row))
    .execute();
}

/** Copies read before a time go. */
export async function forgetContents(db: TenantDatabase, workspaceId: string, before: string): Promise<void> {
  await db
    .deleteFrom('cited_page')
    .where('workspace_id', '=', workspaceId)
    .where('fetched_at', '<', before)
    .execute();
}
