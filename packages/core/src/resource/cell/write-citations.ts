import { createHash } from 'node:crypto';
import type { TenantDatabase } from '@svc/db';
import { type Address, parseAddress } from '@svc/detection';
import { sql } from 'kysely';
import { copyKeyInSql, readableInSql } from './rule.ts';
import type { CellContext } from './write-cells.ts';

interface AnswerRow {
  promptIndex: number;
  copy: string;
  own: boolean;
  rival: boolean;
  citations: { canonicalUrl: string; domain: string; sourceType: string; brandId: string | null }[];
  sources: string[];
}

interface BrandSites {
  id: string;
  role: string;
  domains: string[];
}

/** A page in the answers of one cell; url null: all pages of its domain, each answer once. */
interface PageRow {
  promptIndex: number;
  pageId: string;
  url: string | null;
  domain: string;
  sourceType: string;
  brandId: string | null;
  answers: number;
  cited: number;
  retrieved: number;
  own: number;
  rival: number;
}

/** The id of a page, or of a domain, in every list of sources. */
export const pageIdOf = (canonicalUrl: string): string =>
  createHash('sha256').update(canonicalUrl).digest('hex').slice(0, 32);

/** Replaces a scan's citations: one row for each prompt, engine and page. One engine at a time, for memory. */
export async function writeCitations(db: TenantDatabase, context: CellContext): Promise<void> {
  const { workspaceId, scanId } = context;
  await db
    .deleteFrom('citation')
    .where('workspace_id', '=', workspaceId)
    .where('scan_id', '=', scanId)
    .execute();
  const { brands } = await db
    .selectFrom('scan')
    .select('brands')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  const sites = (brands ?? []).map(({ id, role, domains }) => ({ id, role, domains: [...(domains ?? [])] }));
  for (const { engine, grounded, withheld } of context.engines) {
    if (!grounded || withheld) continue;
    const { rows } = await sql<AnswerRow>`
      select prompt_index as "promptIndex", coalesce(${copyKeyInSql}, a.id) as copy,
        present as own,
        exists (select from jsonb_array_elements(detection -> 'brands') d where (d ->> 'present')::boolean
          and d ->> 'brandId' = any(${sites.filter(({ role }) => role === 'competitor').map(({ id }) => id)}::text[])) as rival,
        detection -> 'citations' as citations, jsonb_path_query_array(sources, '$[*].url') as sources
      from answer a where workspace_id = ${workspaceId} and scan_id = ${scanId} and engine = ${engine}
        and ${readableInSql} and a.present is not null and a.searched is distinct from false
      order by id`.execute(db);
    await insertPages(db, context, engine, countPages(rows, sites));
  }
}

function countPages(answers: readonly AnswerRow[], sites: readonly BrandSites[]): PageRow[] {
  const pages = new Map<string, PageRow>();
  const totals = new Map<number, number>();
  const seen = new Set<string>();
  for (const answer of answers) {
    const { promptIndex } = answer;
    const copy = `${promptIndex} ${answer.copy}`;
    if (seen.has(copy)) continue;
    seen.add(copy);
    totals.set(promptIndex, (totals.get(promptIndex) ?? 0) + 1);
    const cited = new Map(answer.citations.map((one) => [one.canonicalUrl, one]));
    const retrieved = new Map(
      answer.sources.flatMap((link) => {
        const address = parseAddress(link);
        return address ? [[address.canonicalUrl, address] as const] : [];
      }),
    );
    const inAnswer = new Map<string, { site: Site; cited: boolean }>();
    for (const url of new Set([...cited.keys(), ...retrieved.keys()])) {
      const site = siteOf(url, cited.get(url), retrieved.get(url), sites);
      const domain = inAnswer.get(site.domain);
      inAnswer.set(url, { site, cited: cited.has(url) });
      inAnswer.set(site.domain, {
        site: { ...(domain?.site ?? site), url: null },
        cited: cited.has(url) || (domain?.cited ?? false),
      });
    }
    for (const [name, { site, cited }] of inAnswer) {
      const key = `${promptIndex} ${name}`;
      const page = pages.get(key) ?? {
        ...site,
        promptIndex,
        pageId: pageIdOf(name),
        answers: 0,
        cited: 0,
        retrieved: 0,
        own: 0,
        rival: 0,
      };
      pages.set(key, page);
      page.retrieved += 1;
      if (!cited) continue;
      page.cited += 1;
      if (answer.own) page.own += 1;
      if (answer.rival) page.rival += 1;
    }
  }
  return [...pages.values()].map((page) => ({ ...page, answers: totals.get(page.promptIndex) ?? 0 }));
}

type Site = Pick<PageRow, 'url' | 'domain' | 'sourceType' | 'brandId'>;

function siteOf(
  url: string,
  citation: AnswerRow['citations'][number] | undefined,
  source: Address | undefined,
  sites: readonly BrandSites[],
): Site {
  const brandId = citation ? citation.brandId : ownerOf(source, sites);
  const owner = sites.find(({ id }) => id === brandId);
  const kind = citation?.sourceType ?? source?.sourceType ?? 'other';
  return {
    url,
    domain: citation?.domain ?? source?.domain ?? '',
    sourceType: owner ? (owner.role === 'own' ? 'own' : 'competitor') : kind,
    brandId,
  };
}

/** The brand one of whose sites holds the page: a domain, a subdomain of it, or a path below it. */
function ownerOf(address: Address | undefined, sites: readonly BrandSites[]): string | null {
  if (!address) return null;
  const holds = (site: string): boolean =>
    address.page === site || address.page.startsWith(`${site}/`) || address.host.endsWith(`.${site}`);
  return sites.find(({ domains }) => domains.some(holds))?.id ?? null;
}

async function insertPages(
  db: TenantDatabase,
  { workspaceId, scanId, prompts }: CellContext,
  engine: string,
  pages: readonly PageRow[],
): Promise<void> {
  if (pages.length === 0) return;
  await sql`
    insert into citation (workspace_id, scan_id, engine, prompt_index, page_id, project_id, scanned_at, url, domain, source_type, brand_id,
      branded, prompt, question, topic, answers, cited, retrieved, own, rival)
    select ${workspaceId}, ${scanId}, ${engine}, c."promptIndex", c."pageId", s.project_id, s.created_at, c.url, c.domain, c."sourceType", c."brandId",
      p.branded, coalesce(p.prompt_id, q.question), q.question, p.topic, c.answers, c.cited, c.retrieved, c.own, c.rival
    from json_to_recordset(${JSON.stringify(pages)}::text::json) as c("promptIndex" integer, "pageId" text, url text, domain text, "sourceType" text,
        "brandId" text, answers integer, cited integer, retrieved integer, own integer, rival integer)
      join scan s on s.workspace_id = ${workspaceId} and s.id = ${scanId}
      join scan_prompt p on p.workspace_id = s.workspace_id and p.scan_id = s.id and p.prompt_index = c."promptIndex"
      join json_to_recordset(${JSON.stringify(prompts)}::text::json) as q("promptIndex" integer, question text) on q."promptIndex" = c."promptIndex"`.execute(
    db,
  );
}
