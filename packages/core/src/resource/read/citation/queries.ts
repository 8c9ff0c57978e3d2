import type { CellRules } from '@svc/contract/measure/cell';
import type { Fanout, ListFanouts, OwnPage } from '@svc/contract/read/citation';
import { rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';

import { ofStandingOriginInSql, pickedCells } from '../../measure/cell/index.ts';
import type { Span } from '../analytics/index.ts';

/** What is asked of the citations of a project. */
export interface Asked {
  projectId: string;
  span: Span;
  rules: readonly CellRules[];
}

/** `cells`: the own brand's cells of a span that searched. */
const searchedCells = (
  scope: Scope,
  { projectId, span, rules }: Asked,
  more = sql``,
): RawBuilder<unknown> => sql`
  cells as materialized (
    select c.scan_id, c.engine, c.prompt_index${more} from (${pickedCells(
      scope,
      { projectId, ...span, rules, brandIds: 'own', bucket: 'all' },
      ['grounded'],
    )}) c where c.grounded > 0
  )`;

/**
 * The citations in `cells`, hundreds of thousands: rows of pages, and rows of whole domains where `url` is null. Summed
 * before anything else. Postgres expects one row of unpacked cells, so it would compare each citation with each of them for a
 * plain `in`, and sort all citations on disk for a join. `in … is true` makes it look them up in a hash table.
 */
const cited = ({ workspace }: Scope, { projectId, span }: Asked): RawBuilder<unknown> => sql`
  (select t.* from citation t where t.workspace_id = ${workspace.id} and t.project_id = ${projectId}
    and t.scanned_at >= ${span.from}::timestamptz and t.scanned_at < ${span.to}::timestamptz
    and ((t.scan_id, t.engine, t.prompt_index) in (select scan_id, engine, prompt_index from cells)) is true) t`;

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
export const readPages = (
  scope: Scope,
  asked: Asked,
  only: { sourceType?: string | undefined; domain?: string | undefined },
) => rowsOf<PageRow>(scope.db)`
    with ${searchedCells(scope, asked)}, grouped as (
      select page_id, prompt, engine, min(url) as url, min(domain) as domain, min(source_type) as source_type, min(brand_id) as brand_id,
        sum(cited) as cited, sum(retrieved) as retrieved, sum(answers) as answers, sum(own) as own, sum(rival) as rival,
        min(scanned_at) as first_seen, max(scanned_at) as last_seen
      from ${cited(scope, asked)} where url is not null and (${only.sourceType ?? null}::text is null or source_type = ${only.sourceType ?? null}::text)
        and (${only.domain ?? null}::text is null or domain = ${only.domain ?? null}::text)
      group by page_id, prompt, engine
    )
    select page_id as id, min(url) as url, min(domain) as domain, min(source_type) as source_type, min(brand_id) as brand_id,
      sum(cited)::bigint as answers, sum(retrieved)::bigint as retrieved, sum(answers)::bigint as of, count(distinct prompt) as prompts,
      array_agg(distinct engine order by engine) as engines, sum(own)::bigint as with_own, sum(rival)::bigint as with_rival,
      min(first_seen) as first_seen, max(last_seen) as last_seen
    from grouped group by page_id having sum(cited) > 0`;

/** Counts of a domain on one prompt and engine, over the scans of a span. */
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
  facts: Map<string, { sourceType: string; brandId: string | null }>;
}

/** The cells of a span and of each domain in it. */
export async function readDomains(scope: Scope, asked: Asked): Promise<SourceCells> {
  const rows = await rowsOf<{
    asked: SourceCells['asked'] | null;
    domains: DomainCell[] | null;
    facts: { domain: string; sourceType: string; brandId: string | null }[] | null;
  }>(scope.db)`
    with ${searchedCells(scope, asked, sql`, c.prompt, c.question, c.topic, c.grounded`)}, asked as (
      select prompt, min(question) as question, max(topic) as topic, engine, sum(grounded) as answers from cells group by prompt, engine
    ), grouped as materialized (
      select domain, prompt, engine, source_type, brand_id, sum(cited) as cited, sum(retrieved) as retrieved, sum(own) as own, sum(rival) as rival
      from ${cited(scope, asked)} where url is null group by domain, prompt, engine, source_type, brand_id
    ), domains as (
      select domain, prompt, engine, sum(cited) as cited, sum(retrieved) as retrieved, sum(own) as own, sum(rival) as rival
      from grouped group by domain, prompt, engine
    ), facts as (
      select domain, min(source_type) as "sourceType", min(brand_id) as "brandId" from grouped group by domain
    )
    select (select json_agg(a order by a.prompt, a.engine) from asked a) as asked, (select json_agg(d order by d.domain, d.prompt, d.engine) from domains d) as domains, (select json_agg(f) from facts f) as facts`;
  const found = rows[0];
  return {
    asked: found?.asked ?? [],
    domains: found?.domains ?? [],
    facts: new Map((found?.facts ?? []).map(({ domain, ...fact }) => [domain, fact])),
  };
}

interface DomainPages {
  /** Pages that answers cite. */
  pages: number;
  /** The most cited ones. */
  urls: string[];
}

/** Cited pages of these domains alone: a list shows few, and all of them are as many rows again. */
export async function readPagesOfDomains(
  scope: Scope,
  asked: Asked,
  domains: readonly string[],
): Promise<Map<string, DomainPages>> {
  if (domains.length === 0) return new Map();
  const rows = await rowsOf<DomainPages & { domain: string }>(scope.db)`
    with ${searchedCells(scope, asked)}, grouped as (
      select domain, url, sum(cited) as cited from ${cited(scope, asked)}
      where url is not null and cited > 0 and domain = any(${[...domains]}::text[]) group by domain, url
    )
    select domain, count(*) as pages, (array_agg(url order by cited desc, url))[:5] as urls from grouped group by domain`;
  return new Map(rows.map(({ domain, ...pages }) => [domain, pages]));
}

interface CitedType {
  sourceType: string;
  topic: string | null;
  question: string;
  citations: number;
  domains: string[];
  sandbox: boolean;
  imported: boolean;
}

/** Citations by kind of page and prompt, of which shares are made. */
export const readTypes = (scope: Scope, asked: Asked) => rowsOf<CitedType>(scope.db)`
    with ${searchedCells(scope, asked)}, grouped as (
      select source_type, topic, question, domain, sum(cited) as cited, bool_or(engine = 'sandbox') as sandbox,
        bool_or(scan_id in (select id from scan where workspace_id = ${scope.workspace.id} and project_id = ${asked.projectId}
          and origin = 'imported')) as imported
      from ${cited(scope, asked)} where url is not null and cited > 0 group by source_type, topic, question, domain
    )
    select source_type, topic, question, sum(cited)::bigint as citations, array_agg(domain order by domain) as domains,
      bool_or(sandbox) as sandbox, bool_or(imported) as imported
    from grouped group by source_type, topic, question`;

/** Pages of the own site: cited by answers, retrieved for them, or read by the project itself. */
export const readOwnPages = (
  scope: Scope,
  asked: Asked,
  site: { brandId: string; domains: readonly string[] },
) => rowsOf<Omit<OwnPage, 'mode'>>(scope.db)`
    with ${searchedCells(scope, asked)}, found as (
      select t.url, sum(t.cited) as answers, sum(t.retrieved) as retrieved, array_agg(distinct t.engine order by t.engine) as engines,
        (array_agg(distinct p.text) filter (where t.cited > 0))[:50] as prompts
      from ${cited(scope, asked)} join scan_prompt p on p.workspace_id = t.workspace_id and p.scan_id = t.scan_id and p.prompt_index = t.prompt_index
      where t.url is not null and t.brand_id = ${site.brandId} group by t.url
    ), known as (
      select url from page where workspace_id = ${scope.workspace.id} and project_id = ${asked.projectId}
        and exists (select from unnest(${[...site.domains]}::text[]) d
          where regexp_replace(url, '^https?://(www\\.)?', '') = d or regexp_replace(url, '^https?://(www\\.)?', '') like d || '/%'
            or regexp_replace(url, '^https?://([^/]*).*$', '\\1') like '%.' || d)
    )
    select coalesce(f.url, k.url) as url, coalesce(f.answers, 0) as answers, coalesce(f.retrieved, 0) as retrieved,
      coalesce(f.engines, '{}') as engines, coalesce(f.prompts, '{}') as prompts, k.url is not null as known
    from found f full join known k on trim(trailing '/' from k.url) = trim(trailing '/' from f.url)
    order by 2 desc, 1`;

/** Searches that engines made, with the answers that they led to. */
export const readFanouts = (
  { db, workspace }: Scope,
  query: ListFanouts & { projectId: string },
  span: Span,
) => rowsOf<Omit<Fanout, 'mode'>>(db)`
    select lower(trim(q)) as query, count(distinct a.id) as answers, count(distinct coalesce(a.prompt_id, a.scan_id || a.prompt_index)) as prompts,
      array_agg(distinct a.engine order by a.engine) as engines, count(distinct a.id) filter (where a.present) as with_own
    from answer a cross join jsonb_array_elements_text(a.search_queries) q
    where a.workspace_id = ${workspace.id} and a.project_id = ${query.projectId} and a.search_queries is not null
      and a.created_at >= ${span.from}::timestamptz and a.created_at < ${span.to}::timestamptz
      and ${ofStandingOriginInSql(workspace.id, query.projectId)}
      and (${query.engine ?? null}::text is null or a.engine = ${query.engine ?? null}::text)
      and (${query.promptId ?? null}::text is null or a.prompt_id = ${query.promptId ?? null}::text)
      and (${query.search ?? null}::text is null or position(lower(${query.search ?? null}::text) in lower(q)) > 0)
    group by 1 order by 2 desc, 1 limit 5000`;

/** The searches that engines made for each of these prompts, the most frequent first, `most` of each. */
export async function readFanoutsOfPrompts(
  { db, workspace }: Scope,
  projectId: string,
  { promptIds, from, most }: { promptIds: readonly string[]; from: string; most: number },
): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ promptId: string; queries: string[] }>(db)`
    select prompt_id, array_agg(query order by place) as queries from (
      select a.prompt_id, lower(trim(q)) as query,
        row_number() over (partition by a.prompt_id order by count(distinct a.id) desc, lower(trim(q))) as place
      from answer a cross join jsonb_array_elements_text(a.search_queries) q
      where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.search_queries is not null
        and a.created_at >= ${from}::timestamptz and a.prompt_id = any(${[...promptIds]}::text[])
        and ${ofStandingOriginInSql(workspace.id, projectId)}
      group by a.prompt_id, lower(trim(q))
    ) ranked where place <= ${most}::integer group by prompt_id`;
  return new Map(rows.map(({ promptId, queries }) => [promptId, queries]));
}
