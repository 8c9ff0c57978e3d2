import { deleteRows, rowsOf, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import { allOf } from '../../kernel/index.ts';
import { type AnswerRow, countPages, type PageRow } from './citations.ts';
import { copyKeyInSql, readableInSql } from './counted-answers.ts';
import { kindOfSite, readSiteKinds } from './queries-site-kinds.ts';
import type { CellContext } from './queries-write-cells.ts';

/** Replaces a scan's citations: one row for each prompt, engine and page. Two engines' answers in memory at most. */
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
  const prompts = await promptColumns(db, context);
  const kinds = await readSiteKinds(db, workspaceId, scan.projectId);
  const rivals = sites.filter(({ role }) => role === 'competitor').map(({ id }) => id);
  const engines = context.engines.filter(({ grounded, withheld }) => grounded && !withheld);
  const read = (at: number) => {
    const engine = engines[at]?.engine;
    return engine === undefined ? Promise.resolve([]) : readAnswers(db, context, engine, rivals);
  };
  let next = read(0);
  for (const [at, { engine }] of engines.entries()) {
    const rows = await next;
    // Postgres reads the next engine's answers while this one's are counted, and stores these while those are.
    next = read(at + 1);
    const pages = countPages(rows, sites);
    for (const page of pages) page.sourceType = kindOfSite(page, kinds);
    await allOf([insertPages(db, { ...context, prompts, scan, engine }, pages), next]);
  }
}

const readAnswers = (
  db: TenantDatabase,
  { workspaceId, scanId }: CellContext,
  engine: string,
  rivals: readonly string[],
) => rowsOf<AnswerRow>(db)`
    select a.prompt_index, coalesce(${copyKeyInSql}, a.id) as copy, a.present as own,
      jsonb_path_exists(d.brands, '$[*] ? (@.present == true && @.brandId == $rivals[*])', ${{ rivals }}::jsonb) as rival,
      d.citations, jsonb_path_query_array(a.sources, '$[*].url') as sources
    from answer a cross join lateral jsonb_to_record(a.detection) as d(brands jsonb, citations jsonb)
    where a.workspace_id = ${workspaceId} and a.scan_id = ${scanId} and a.engine = ${engine}
      and ${readableInSql} and a.present is not null and a.searched is distinct from false
    order by a.id`;

interface PromptColumns {
  branded: boolean;
  prompt: string;
  question: string;
  topic: string | null;
}

/** Columns that each prompt adds to its rows. */
async function promptColumns(
  db: TenantDatabase,
  { workspaceId, scanId, prompts }: CellContext,
): Promise<ReadonlyMap<number, PromptColumns>> {
  const questions = new Map(prompts.map(({ promptIndex, question }) => [promptIndex, question]));
  const rows = await db
    .selectFrom('scan_prompt')
    .select(['promptIndex', 'promptId', 'branded', 'topic'])
    .where('workspaceId', '=', workspaceId)
    .where('scanId', '=', scanId)
    .execute();
  return new Map(
    rows.flatMap(({ promptIndex, promptId, branded, topic }): [number, PromptColumns][] => {
      const question = questions.get(promptIndex);
      return question === undefined
        ? []
        : [[promptIndex, { branded, prompt: promptId ?? question, question, topic }]];
    }),
  );
}

interface Into {
  workspaceId: string;
  scanId: string;
  engine: string;
  scan: { projectId: string | null; scannedAt: string };
  prompts: ReadonlyMap<number, PromptColumns>;
}

/** Without a join: a new scan has no statistics yet, so Postgres would go through all pages once for each prompt. Its columns are read by their place in lists. */
async function insertPages(
  db: TenantDatabase,
  { workspaceId, scanId, engine, scan, prompts }: Into,
  pages: readonly PageRow[],
): Promise<void> {
  // What a prompt's rows have in common is sent once: `places` says where it stands, from 1.
  const asked = [...prompts.values()];
  const places = new Map([...prompts.keys()].map((promptIndex, at) => [promptIndex, at + 1]));
  const rows = pages.filter(({ promptIndex }) => places.has(promptIndex));
  if (rows.length === 0) return;
  // Arrays: Postgres reads them in a quarter of the time that it takes for JSON. The driver takes one of booleans for a single boolean.
  const column = (name: keyof PageRow) => rows.map((row) => row[name]);
  const ofPrompt = (name: keyof PromptColumns) => asked.map((prompt) => prompt[name]);
  await sql`
    insert into citation (workspace_id, scan_id, engine, project_id, scanned_at, prompt_index, page_id, url, domain, source_type, brand_id,
      branded, prompt, question, topic, answers, cited, retrieved, own, rival)
    select ${workspaceId}, ${scanId}, ${engine}, ${scan.projectId}, ${scan.scannedAt}, c.prompt_index, c.page_id, c.url, c.domain, c.source_type, c.brand_id,
      (${ofPrompt('branded').map(String)}::text[])[c.place]::boolean, (${ofPrompt('prompt')}::text[])[c.place],
      (${ofPrompt('question')}::text[])[c.place], (${ofPrompt('topic')}::text[])[c.place], c.answers, c.cited, c.retrieved, c.own, c.rival
    from unnest(${column('promptIndex')}::integer[], ${rows.map(({ promptIndex }) => places.get(promptIndex))}::integer[], ${column('pageId')}::text[],
        ${column('url')}::text[], ${column('domain')}::text[], ${column('sourceType')}::text[], ${column('brandId')}::text[], ${column('answers')}::integer[],
        ${column('cited')}::integer[], ${column('retrieved')}::integer[], ${column('own')}::integer[], ${column('rival')}::integer[])
      as c(prompt_index, place, page_id, url, domain, source_type, brand_id, answers, cited, retrieved, own, rival)
    returning 1`.execute(db);
}
