import type { TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { storedReading } from '../resource/prediction/index.ts';
import type { ReadScanPage } from './plan-scan.ts';

/** Pages that the project knows, for the sandbox engine. */
export const pagesOfProject = (db: TenantDatabase, workspaceId: string, projectId: string) =>
  db
    .selectFrom('page')
    .select(['url', 'title', 'text', 'site_name'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId)
    .limit(2_000)
    .execute();

export async function savePage(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string,
  page: ReadScanPage,
): Promise<void> {
  await db
    .insertInto('page')
    .values({
      workspace_id: workspaceId,
      project_id: projectId,
      url: page.summary.url,
      title: page.summary.title ?? page.summary.brand,
      site_name: page.summary.brand,
      text: page.text,
      language: page.summary.language,
      reading: JSON.stringify(storedReading(page.reading)),
    })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'project_id', 'url']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        text: eb.ref('excluded.text'),
        reading: eb.ref('excluded.reading'),
        fetched_at: sql<string>`now()`,
      })),
    )
    .execute();
}
