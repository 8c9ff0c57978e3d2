import { deleteRows, rowsOf, type Scope, updateRows } from '@svc/db';
import { sql } from 'kysely';
import { allOf, createPause } from '../../../kernel/index.ts';
import { type AnswerRow, type CountedCitations, countCitations } from './citations.ts';
import { copyKeyInSql, readableInSql } from './counted-answers.ts';
import type { CellPrompt } from './prompt-lists.ts';
import type { CitedLists } from './queries-citation-packs.ts';
import {
  guessSiteKinds,
  kindOfSite,
  readEarlierPages,
  readSiteKinds,
  withSiteKinds,
} from './queries-site-kinds.ts';
import type { CellContext } from './queries-write-cells.ts';

/**
 * Replaces a scan's citations: lists of pages and of domains for each engine, with one kind for each site: an engine that
 * names bare domains and one that names pages cite the same sites. Postgres reads the next engine's answers and stores
 * the last one's lists while this process counts. Two engines' answers in memory at most.
 */
export async function writeCitations(scope: Scope, context: CellContext): Promise<void> {
  const { db, workspace } = scope;
  const { scanId, projectId } = context;
  const sites = context.brands.map(({ id, role, domains = [] }) => ({ id, role, domains }));
  const rivals = sites.filter(({ role }) => role === 'competitor').map(({ id }) => id);
  const engines = context.engines.filter(({ grounded, withheld }) => grounded && !withheld);
  const prompts = new Map(context.prompts.map((prompt) => [prompt.promptIndex, prompt]));
  const read = (at: number) => {
    const engine = engines[at]?.engine;
    return engine === undefined ? Promise.resolve([]) : readAnswers(scope, context, engine, rivals);
  };
  const [, kinds, earlier, first] = await allOf([
    deleteRows(db, 'citation_pack', { workspaceId: workspace.id, scanId }),
    readSiteKinds(scope, projectId),
    readEarlierPages(scope, context),
    read(0),
  ]);
  const lists: { engine: string; kind: CountedCitations['kind']; pages: CountedCitations['pages'] }[] = [];
  const pause = createPause();
  let rows = first;
  let stored: Promise<void> = Promise.resolve();
  for (const [at, { engine }] of engines.entries()) {
    const next = read(at + 1);
    // What fails meanwhile is told when it is awaited.
    for (const pending of [next, stored]) pending.catch(() => {});
    await pause();
    const counted = countCitations(
      rows.filter(({ promptIndex }) => prompts.has(promptIndex)),
      sites,
    );
    for (const { pages } of counted) for (const page of pages) page.sourceType = kindOfSite(page, kinds);
    for (const { kind, pages } of counted) lists.push({ engine, kind, pages });
    [rows] = await allOf([next, stored]);
    stored = insertPacks(scope, context, { engine, prompts, counted });
  }
  await stored;
  const all = lists.flatMap(({ pages }) => pages);
  const settled = new Map([...guessSiteKinds(all, earlier), ...kinds]);
  for (const { engine, kind, pages } of lists) {
    const sourceTypes = withSiteKinds(pages, settled);
    if (sourceTypes)
      await updateRows(
        db,
        'citation_pack',
        { workspaceId: workspace.id, scanId, engine, kind },
        { sourceType: sourceTypes },
      );
  }
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

interface Counted {
  engine: string;
  /** By their numbers: each prompt that was counted. */
  prompts: ReadonlyMap<number, CellPrompt>;
  counted: readonly CountedCitations[];
}

async function insertPacks(
  { db, workspace }: Scope,
  { scanId, projectId, scannedAt }: CellContext,
  { engine, prompts: known, counted }: Counted,
): Promise<void> {
  if (counted.length === 0) return;
  // Arrays: Postgres reads them in a quarter of the time that it takes for JSON. The driver takes one of booleans for a single boolean.
  const packs = counted.map(({ kind, pages, prompts, rows }) => {
    const told = prompts.map(({ promptIndex }) => known.get(promptIndex));
    return sql`(${workspace.id}, ${scanId}, ${engine}, ${kind}, ${projectId}, ${scannedAt}::timestamptz,
      ${pages.map(({ id }) => id)}::text[], ${pages.map(({ url }) => url)}::text[], ${pages.map(({ domain }) => domain)}::text[],
      ${pages.map(({ sourceType }) => sourceType)}::text[], ${pages.map(({ brandId }) => brandId)}::text[],
      ${prompts.map(({ promptIndex }) => promptIndex)}::integer[], ${told.map((prompt) => String(prompt?.branded ?? false))}::text[]::boolean[],
      ${told.map((prompt) => prompt?.promptId ?? prompt?.question ?? '')}::text[], ${told.map((prompt) => prompt?.question ?? '')}::text[],
      ${told.map((prompt) => prompt?.topic ?? null)}::text[], ${prompts.map(({ answers }) => answers)}::integer[],
      ${countsOf(rows)}::json)`;
  });
  await sql`
    insert into citation_pack (workspace_id, scan_id, engine, kind, project_id, scanned_at, page_id, url, domain, source_type, brand_id,
      prompt_index, branded, prompt, question, topic, answers, counts)
    values ${sql.join(packs)} returning 1`.execute(db);
}

/** Places are told from 1, as Postgres counts them. */
const countsOf = (rows: CountedCitations['rows']): CitedLists => [
  rows.map(({ prompt }) => prompt + 1),
  rows.map(({ page }) => page + 1),
  rows.map(({ cited }) => cited),
  rows.map(({ retrieved }) => retrieved),
  rows.map(({ own }) => own),
  rows.map(({ rival }) => rival),
];
