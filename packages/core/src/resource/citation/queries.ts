import { sql } from 'kysely';
import type { Context } from '../../kernel/index.ts';
import type { Span } from '../analytics/index.ts';
import { type CellRules, type Panel, type PanelQuery, pickedCitations, readPanel } from '../cell/index.ts';
import type { Fanout, ListFanouts, OwnPage } from './schema.ts';

/** What is asked of the citations of a project. */
export interface Asked {
  projectId: string;
  span: Span;
  rules: readonly CellRules[];
}

const ownCells = ({ workspace }: Context, { projectId, span, rules }: Asked): PanelQuery => ({
  ...{ workspaceId: workspace.id, projectId, ...span, rules },
  ...{ brandIds: 'own', bucket: 'all', measure: 'citation' },
});

export interface PageRow {
  id: string;
  url: string;
  domain: string;
  sourceType: string;
  brandId: string | null;
  answers: number;
  retrieved: number;
  of: number;
  prompts: number;
  engines: string[];
  withOwn: number;
  withRival: number;
  firstSeen: string;
  lastSeen: string;
}

/** Cited pages of a span, with how often. */
export async function readPages(
  context: Context,
  asked: Asked,
  only: { sourceType?: string | undefined; domain?: string | undefined },
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    with counted as (
      select t.page_id, t.engine, t.prompt, min(t.url) as url, min(t.domain) as domain, min(t.source_type) as source_type,
        min(t.brand_id) as brand_id, sum(t.cited) as cited, sum(t.retrieved) as retrieved, sum(t.answers) as answers,
        sum(t.own) as own, sum(t.rival) as rival, min(t.scanned_at) as first, max(t.scanned_at) as last
      from ${pickedCitations(ownCells(context, asked), 'pages')}
        and (${only.sourceType ?? null}::text is null or t.source_type = ${only.sourceType ?? null}::text)
        and (${only.domain ?? null}::text is null or t.domain = ${only.domain ?? null}::text)
      group by t.page_id, t.engine, t.prompt
    )
    select page_id as id, min(url) as url, min(domain) as domain, min(source_type) as "sourceType", min(brand_id) as "brandId",
      sum(cited)::bigint as answers, sum(retrieved)::bigint as retrieved, sum(answers)::bigint as of, count(distinct prompt) as prompts,
      array_agg(distinct engine order by engine) as engines, sum(own)::bigint as "withOwn", sum(rival)::bigint as "withRival",
      min(first) as "firstSeen", max(last) as "lastSeen"
    from counted group by page_id having sum(cited) > 0`.execute(context.db);
  return rows;
}

/** What a domain came to on one prompt and engine, over the scans of a span. */
export interface DomainCell {
  domain: string;
  prompt: string;
  engine: string;
  cited: number;
  retrieved: number;
  own: number;
  rival: number;
}

export interface SourceCells {
  /** Answers that searched, by prompt and engine. */
  asked: { prompt: string; question: string; topic: string | null; engine: string; answers: number }[];
  domains: DomainCell[];
  facts: Map<string, { sourceType: string; brandId: string | null; pages: number; urls: string[] }>;
}

/** The cells of a span and of each domain in it. */
export async function readDomains(context: Context, asked: Asked): Promise<SourceCells> {
  const query = ownCells(context, asked);
  const { rows } = await sql<{
    domains: DomainCell[] | null;
    facts:
      | { domain: string; sourceType: string; brandId: string | null; pages: number; urls: string[] | null }[]
      | null;
  }>`
    with domains as (
      select t.domain, t.prompt, t.engine, sum(t.cited) as cited, sum(t.retrieved) as retrieved, sum(t.own) as own, sum(t.rival) as rival
      from ${pickedCitations(query, 'domains')} group by t.domain, t.prompt, t.engine
    ), pages as (
      select min(t.domain) as domain, min(t.url) as url, min(t.source_type) as source_type, min(t.brand_id) as brand_id,
        sum(t.cited) as answers
      from ${pickedCitations(query, 'pages')} group by t.page_id
    ), facts as (
      select domain, min(source_type) as "sourceType", min(brand_id) as "brandId", count(*) filter (where answers > 0) as pages,
        array_agg(url order by place) filter (where answers > 0 and place <= 5) as urls
      from (select *, row_number() over (partition by domain order by answers desc, url) as place from pages) ranked group by domain
    )
    select (select json_agg(d) from domains d) as domains, (select json_agg(f) from facts f) as facts`.execute(
    context.db,
  );
  const found = rows[0];
  return {
    asked: askedCells(await readPanel(context.db, query)),
    domains: found?.domains ?? [],
    facts: new Map(
      (found?.facts ?? []).map(({ domain, urls, ...fact }) => [domain, { ...fact, urls: urls ?? [] }]),
    ),
  };
}

/** Answers that searched, by prompt and engine: surfaces of one engine together. */
function askedCells({ prompts, groups }: Panel): SourceCells['asked'] {
  const cells = new Map<string, SourceCells['asked'][number]>();
  for (const { engine, cells: own } of groups)
    for (const { prompt: place, grounded } of own) {
      const prompt = prompts[place];
      if (!prompt || grounded === 0) continue;
      const name = `${engine} ${prompt.key}`;
      const { question, topic } = prompt;
      const cell = cells.get(name) ?? { prompt: prompt.key, question, topic, engine, answers: 0 };
      cells.set(name, cell);
      cell.answers += grounded;
    }
  return [...cells.values()];
}

interface CitedType {
  sourceType: string;
  topic: string | null;
  question: string;
  citations: number;
  domains: string[];
}

/** Citations by kind of page and prompt, of which shares are made. */
export async function readTypes(context: Context, asked: Asked): Promise<CitedType[]> {
  const { rows } = await sql<CitedType>`
    select "sourceType", topic, question, sum(citations)::bigint as citations, array_agg(domain) as domains from (
      select t.source_type as "sourceType", t.topic, t.question, t.domain, sum(t.cited) as citations
      from ${pickedCitations(ownCells(context, asked), 'pages')} and t.cited > 0
      group by t.source_type, t.topic, t.question, t.domain
    ) counted group by "sourceType", topic, question`.execute(context.db);
  return rows;
}

/** Pages of the own site: those that answers cite or were given, and those that the project has read itself. */
export async function readOwnPages(
  context: Context,
  asked: Asked,
  site: { brandId: string; domains: readonly string[] },
): Promise<Omit<OwnPage, 'mode'>[]> {
  const { rows } = await sql<Omit<OwnPage, 'mode'>>`
    with found as (
      select t.url, sum(t.cited) as answers, sum(t.retrieved) as retrieved, array_agg(distinct t.engine order by t.engine) as engines,
        (array_agg(distinct p.text) filter (where t.cited > 0))[:50] as prompts
      from ${pickedCitations(ownCells(context, asked), 'pages')} and t.brand_id = ${site.brandId} group by t.url
    ), known as (
      select url from page where workspace_id = ${context.workspace.id} and project_id = ${asked.projectId}
        and exists (select from unnest(${[...site.domains]}::text[]) d
          where regexp_replace(url, '^https?://(www\\.)?', '') = d or regexp_replace(url, '^https?://(www\\.)?', '') like d || '/%'
            or regexp_replace(url, '^https?://([^/]*).*$', '\\1') like '%.' || d)
    )
    select coalesce(f.url, k.url) as url, coalesce(f.answers, 0) as answers, coalesce(f.retrieved, 0) as retrieved,
      coalesce(f.engines, '{}') as engines, coalesce(f.prompts, '{}') as prompts, k.url is not null as known
    from found f full join known k on trim(trailing '/' from k.url) = trim(trailing '/' from f.url)
    order by 2 desc, 1`.execute(context.db);
  return rows;
}

/** Searches that engines made, with the answers that they led to. */
export async function readFanouts(
  { db, workspace }: Context,
  query: ListFanouts & { projectId: string },
  span: Span,
): Promise<Omit<Fanout, 'mode'>[]> {
  const { rows } = await sql<Omit<Fanout, 'mode'>>`
    select lower(trim(q)) as query, count(distinct a.id) as answers, count(distinct coalesce(a.prompt_id, a.scan_id || a.prompt_index)) as prompts,
      array_agg(distinct a.engine order by a.engine) as engines, count(distinct a.id) filter (where a.present) as "withOwn"
    from answer a cross join jsonb_array_elements_text(a.search_queries) q
    where a.workspace_id = ${workspace.id} and a.project_id = ${query.projectId} and a.search_queries is not null
      and a.created_at >= ${span.from}::timestamptz and a.created_at < ${span.to}::timestamptz
      and (${query.engine ?? null}::text is null or a.engine = ${query.engine ?? null}::text)
      and (${query.promptId ?? null}::text is null or a.prompt_id = ${query.promptId ?? null}::text)
      and (${query.search ?? null}::text is null or position(lower(${query.search ?? null}::text) in lower(q)) > 0)
    group by 1 order by 2 desc, 1 limit 5000`.execute(db);
  return rows;
}

/** The searches that engines made for each of these prompts, the most frequent first, `most` of each. */
export async function readFanoutsOfPrompts(
  { db, workspace }: Context,
  projectId: string,
  { promptIds, from, most }: { promptIds: readonly string[]; from: string; most: number },
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ promptId: string; queries: string[] }>`
    select "promptId", array_agg(query order by place) as queries from (
      select a.prompt_id as "promptId", lower(trim(q)) as query,
        row_number() over (partition by a.prompt_id order by count(distinct a.id) desc, lower(trim(q))) as place
      from answer a cross join jsonb_array_elements_text(a.search_queries) q
      where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.search_queries is not null
        and a.created_at >= ${from}::timestamptz and a.prompt_id = any(${[...promptIds]}::text[])
      group by a.prompt_id, lower(trim(q))
    ) ranked where place <= ${most}::integer group by "promptId"`.execute(db);
  return new Map(rows.map(({ promptId, queries }) => [promptId, queries]));
}
