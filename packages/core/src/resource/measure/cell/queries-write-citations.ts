import { deleteRows, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { allOf, createPause } from '../../../kernel/index.ts';
import { type AnswerRow, countPages, type PageRow } from './citations.ts';
import { copyKeyInSql, readableInSql } from './counted-answers.ts';
import { kindOfSite, readSiteKinds } from './queries-site-kinds.ts';
import type { CellContext } from './queries-write-cells.ts';

/**
 * Replaces a scan's citations: one row for each prompt, engine and page. Postgres reads the next engine's answers and stores the
 * last one's pages while this process counts. Two engines' answers in memory at most.
 */
export async function writeCitations(scope: Scope, context: CellContext): Promise<void> {
  const { db, workspace } = scope;
  const { scanId, projectId } = context;
  const sites = context.brands.map(({ id, role, domains = [] }) => ({ id, role, domains }));
  const rivals = sites.filter(({ role }) => role === 'competitor').map(({ id }) => id);
  const engines = context.engines.filter(({ grounded, withheld }) => grounded && !withheld);
  const read = (at: number) => {
    const engine = engines[at]?.engine;
    return engine === undefined ? Promise.resolve([]) : readAnswers(scope, context, engine, rivals);
  };
  const [, kinds, first] = await allOf([
    deleteRows(db, 'citation', { workspaceId: workspace.id, scanId }),
    readSiteKinds(scope, projectId),
    read(0),
  ]);
  const pause = createPause();
  let rows = first;
  let stored: Promise<void> = Promise.resolve();
  for (const [at, { engine }] of engines.entries()) {
    const next = read(at + 1);
    // What fails meanwhile is told when it is awaited.
    for (const pending of [next, stored]) pending.catch(() => {});
    await pause();
    const pages = countPages(rows, sites);
    for (const page of pages) page.sourceType = kindOfSite(page, kinds);
    [rows] = await allOf([next, stored]);
    stored = insertPages(scope, context, engine, pages);
  }
  await stored;
}

const readAnswers = (
  { db, workspace }: Scope,
  { scanId }: CellContext,
  engine: string,
  rivals: readonly string[],
) => rowsOf<AnswerRow>(db)`
    select a.prompt_index, coalesce(${copyKeyInSql}, a.id) as copy, a.present as own,
      jsonb_path_exists(d.brands, '$[*] ? (@.present == true && @.brandId == $rivals[*])', ${{ rivals }}::jsonb) as rival,
      d.citations, jsonb_path_query_array(a.sources, '$[*].url') as sources
    from answer a cross join lateral jsonb_to_record(a.detection) as d(brands jsonb, citations jsonb)
    where a.workspace_id = ${workspace.id} and a.scan_id = ${scanId} and a.engine = ${engine}
      and ${readableInSql} and a.present is not null and a.searched is distinct from false
    order by a.id`;

/** Without a join: a new scan has no statistics yet, so Postgres would go through all pages once for each prompt. Its columns are read by their place in lists. */
async function insertPages(
  { db, workspace }: Scope,
  { scanId, projectId, scannedAt, prompts }: CellContext,
  engine: string,
  pages: readonly PageRow[],
): Promise<void> {
  // What a prompt's rows have in common is sent once: `places` says where it stands, from 1.
  const places = new Map(prompts.map(({ promptIndex }, at) => [promptIndex, at + 1]));
  const rows = pages.filter(({ promptIndex }) => places.has(promptIndex));
  if (rows.length === 0) return;
  // Arrays: Postgres reads them in a quarter of the time that it takes for JSON. The driver takes one of booleans for a single boolean.
  const column = (name: keyof PageRow) => rows.map((row) => row[name]);
  await sql`
    insert into citation (workspace_id, scan_id, engine, project_id, scanned_at, prompt_index, page_id, url, domain, source_type, brand_id,
      branded, prompt, question, topic, answers, cited, retrieved, own, rival)
    select ${workspace.id}, ${scanId}, ${engine}, ${projectId}, ${scannedAt}, c.prompt_index, c.page_id, c.url, c.domain, c.source_type, c.brand_id,
      (${prompts.map(({ branded }) => String(branded))}::text[])[c.place]::boolean, (${prompts.map(({ promptId, question }) => promptId ?? question)}::text[])[c.place],
      (${prompts.map(({ question }) => question)}::text[])[c.place], (${prompts.map(({ topic }) => topic)}::text[])[c.place], c.answers, c.cited, c.retrieved, c.own, c.rival
    from unnest(${column('promptIndex')}::integer[], ${rows.map(({ promptIndex }) => places.get(promptIndex))}::integer[], ${column('pageId')}::text[],
        ${column('url')}::text[], ${column('domain')}::text[], ${column('sourceType')}::text[], ${column('brandId')}::text[], ${column('answers')}::integer[],
        ${column('cited')}::integer[], ${column('retrieved')}::integer[], ${column('own')}::integer[], ${column('rival')}::integer[])
      as c(prompt_index, place, page_id, url, domain, source_type, brand_id, answers, cited, retrieved, own, rival)
    returning 1`.execute(db);
}
