import type { Scope } from '@svc/db';
import { sql } from 'kysely';
import { storedReading } from '../resource/act/prediction/index.ts';
import type { ReadScanPage } from './plan-scan.ts';

/** Pages that the project knows, for the sandbox engine. */
export const pagesOfProject = ({ db, workspace }: Scope, projectId: string) =>
  db
    .selectFrom('page')
    .select(['url', 'title', 'text', 'siteName'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .limit(2_000)
    .execute();

export async function savePage(
  { db, workspace }: Scope,
  projectId: string,
  page: Pick<ReadScanPage, 'reading' | 'text'> & {
    summary: Pick<ReadScanPage['summary'], 'url' | 'title' | 'brand' | 'language'>;
  },
): Promise<void> {
  const { url } = page.summary;
  const title = page.summary.title ?? page.summary.brand;
  await db
    .insertInto('page')
    .values({
      workspaceId: workspace.id,
      projectId,
      url,
      title,
      siteName: page.summary.brand,
      text: page.text,
      words: sql`to_tsvector('simple', concat_ws(' · ', ${title}::text, ${url}::text, left(${page.text}::text, 20000)))`,
      language: page.summary.language,
      reading: storedReading(page.reading),
    })
    .onConflict((conflict) =>
      conflict.columns(['workspaceId', 'projectId', 'url']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        text: eb.ref('excluded.text'),
        words: eb.ref('excluded.words'),
        reading: eb.ref('excluded.reading'),
        fetchedAt: eb.ref('excluded.fetchedAt'),
      })),
    )
    .execute();
}
