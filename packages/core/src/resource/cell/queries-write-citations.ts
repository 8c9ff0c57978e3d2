import { deleteRows, rowsOf, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { type AnswerRow, countPages, type PageRow } from './citations.ts';
import { copyKeyInSql, readableInSql } from './counted-answers.ts';
import type { CellContext } from './queries-write-cells.ts';

/** Replaces a scan's citations: one row for each prompt, engine and page. One engine at a time, for memory. */
export async function writeCitations(db: TenantDatabase, context: CellContext): Promise<void> {
  const { workspaceId, scanId } = context;
  await deleteRows(db, 'citation', { workspaceId, scanId });
  const scan = await db
    .selectFrom('scan')
    .select(['brands', 'projectId', 'createdAt as scannedAt'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  const sites = (scan.brands ?? []).map(({ id, role, domains }) => ({
    id,
    role,
    domains: [...(domains ?? [])],
  }));
  const rivals = sites.filter(({ role }) => role === 'competitor').map(({ id }) => id);
  for (const { engine, grounded, withheld } of context.engines) {
    if (!grounded || withheld) continue;
    const rows = await rowsOf<AnswerRow>(db)`
      select a.prompt_index as "promptIndex", coalesce(${copyKeyInSql}, a.id) as copy, a.present as own,
        jsonb_path_exists(d.brands, '$[*] ? (@.present == true && @.brandId == $rivals[*])', ${JSON.stringify({ rivals })}::text::jsonb) as rival,
        d.citations, jsonb_path_query_array(a.sources, '$[*].url') as sources
      from answer a cross join lateral jsonb_to_record(a.detection) as d(brands jsonb, citations jsonb)
      where a.workspace_id = ${workspaceId} and a.scan_id = ${scanId} and a.engine = ${engine}
        and ${readableInSql} and a.present is not null and a.searched is distinct from false
      order by a.id`;
    await insertPages(db, context, scan, engine, countPages(rows, sites));
  }
}

async function insertPages(
  db: TenantDatabase,
  { workspaceId, scanId, prompts }: CellContext,
  { projectId, scannedAt }: { projectId: string | null; scannedAt: string },
  engine: string,
  pages: readonly PageRow[],
): Promise<void> {
  if (pages.length === 0) return;
  // Arrays: Postgres reads them in a quarter of the time that it takes for JSON.
  const column = (name: keyof PageRow) => pages.map((page) => page[name]);
  await sql`
    insert into citation (workspace_id, scan_id, engine, prompt_index, page_id, project_id, scanned_at, url, domain, source_type, brand_id,
      branded, prompt, question, topic, answers, cited, retrieved, own, rival)
    select ${workspaceId}, ${scanId}, ${engine}, c."promptIndex", c."pageId", ${projectId}, ${scannedAt}, c.url, c.domain, c."sourceType", c."brandId",
      p.branded, coalesce(p.prompt_id, q.question), q.question, p.topic, c.answers, c.cited, c.retrieved, c.own, c.rival
    from unnest(${column('promptIndex')}::integer[], ${column('pageId')}::text[], ${column('url')}::text[], ${column('domain')}::text[],
        ${column('sourceType')}::text[], ${column('brandId')}::text[], ${column('answers')}::integer[], ${column('cited')}::integer[],
        ${column('retrieved')}::integer[], ${column('own')}::integer[], ${column('rival')}::integer[])
        as c("promptIndex", "pageId", url, domain, "sourceType", "brandId", answers, cited, retrieved, own, rival)
      join scan_prompt p on p.workspace_id = ${workspaceId} and p.scan_id = ${scanId} and p.prompt_index = c."promptIndex"
      join json_to_recordset(${JSON.stringify(prompts)}::text::json) as q("promptIndex" integer, question text) on q."promptIndex" = c."promptIndex"
    returning 1`.execute(db);
}
