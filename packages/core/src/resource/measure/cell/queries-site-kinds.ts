import { rowsOf, type Scope } from '@svc/db';
import { isKnownSite } from '@svc/detection';
import { sql } from 'kysely';

/** Whose site it is comes from the project's brands, never from a page. */
const owned = ['own', 'competitor'];

/** Gives a site the kind that one of its pages shows, in every list of the project's sources. */
export async function setSiteKind(
  { db, workspace }: Scope,
  { projectId, domain, kind }: { projectId: string; domain: string; kind: string },
): Promise<void> {
  const isOther = sql`d.domain = ${domain} and d.source_type <> all(${[...owned, kind]}::text[])`;
  const lists = sql`unnest(k.domain, k.source_type) with ordinality as d(domain, source_type, place)`;
  await sql`
    update citation_pack k
    set source_type = (select array_agg(case when ${isOther} then ${kind}::text else d.source_type end order by d.place) from ${lists})
    where k.workspace_id = ${workspace.id} and k.project_id = ${projectId} and ${domain} = any(k.domain)
      and exists (select from ${lists} where ${isOther})`.execute(db);
}

/** Kinds by domain that pages of these sites showed when they were read, the newest reading first. */
export async function readSiteKinds(
  { db, workspace }: Scope,
  projectId: string | null,
): Promise<ReadonlyMap<string, string>> {
  const kinds = new Map<string, string>();
  if (projectId === null) return kinds;
  const rows = await rowsOf<{ domain: string; kind: string }>(db)`
    select distinct on (shows #>> '{site,domain}') shows #>> '{site,domain}' as domain, shows #>> '{site,kind}' as kind
    from cited_page
    where workspace_id = ${workspace.id} and project_id = ${projectId} and shows #>> '{site,domain}' is not null
    order by shows #>> '{site,domain}', fetched_at desc`;
  for (const { domain, kind } of rows) if (!isKnownSite(domain, domain)) kinds.set(domain, kind);
  return kinds;
}

/** What is told of a page besides its counts. */
interface KindOfPage {
  url: string | null;
  domain: string;
  sourceType: string;
}

const hostOf = ({ url, domain }: KindOfPage): string =>
  url !== null && URL.canParse(url) ? new URL(url).hostname : domain;

/** Whether the kind was guessed from the page's address: neither a brand's, nor one that the host tells. */
const isGuessed = (page: KindOfPage): boolean =>
  !owned.includes(page.sourceType) && !isKnownSite(page.domain, hostOf(page));

const isBare = ({ url }: KindOfPage): boolean =>
  url === null || !URL.canParse(url) || new URL(url).pathname === '/';

/** The kind that most pages of each site have, by domain. */
function mostKinds(pages: readonly KindOfPage[]): [domain: string, kind: string][] {
  return [...Map.groupBy(pages, ({ domain }) => domain)].flatMap(([domain, own]) => {
    const urls = new Map(own.map((page) => [page.url, page]));
    const [most] = [...Map.groupBy(urls.values(), ({ sourceType }) => sourceType)].sort(
      ([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1),
    );
    return most ? [[domain, most[0]]] : [];
  });
}

/**
 * One kind for each site whose kind its pages' addresses tell, by domain. It keeps the one of the scan before. A bare
 * domain looks like a company's, whoever's it is, so pages count more.
 */
export function guessSiteKinds(
  now: readonly KindOfPage[],
  earlier: readonly KindOfPage[],
): Map<string, string> {
  const [bare, told] = [isBare, (page: KindOfPage) => !isBare(page)].map((is) =>
    [now, earlier].flatMap((pages) =>
      mostKinds(pages.filter((page) => page.url !== null && isGuessed(page) && is(page))),
    ),
  );
  return new Map([...(bare ?? []), ...(told ?? [])]);
}

/** Pages of the project's scan before this one, with their kinds: a site keeps the kind that it had. */
export const readEarlierPages = async (
  { db, workspace }: Scope,
  { projectId, scanId, scannedAt }: { projectId: string | null; scanId: string; scannedAt: string },
): Promise<KindOfPage[]> =>
  projectId === null
    ? []
    : rowsOf<KindOfPage>(db)`
        select distinct p.url, p.domain, p.source_type
        from citation_pack k cross join lateral unnest(k.url, k.domain, k.source_type) as p(url, domain, source_type)
        where k.workspace_id = ${workspace.id} and k.kind = 'page' and k.scan_id = (
          select e.scan_id from citation_pack e
          where e.workspace_id = ${workspace.id} and e.project_id = ${projectId} and e.scan_id <> ${scanId}
            and e.scanned_at <= ${scannedAt}::timestamptz
          order by e.scanned_at desc, e.scan_id desc limit 1)`;

/** The kinds that a scan gave the pages that its answers cite, by address: what lists of sources show. Of all its engines without one. */
export async function readPageKinds(
  { db, workspace }: Scope,
  { scanId, engine }: { scanId: string; engine?: string },
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map();
  const ofEngine = engine === undefined ? sql`true` : sql`k.engine = ${engine}`;
  const rows = await rowsOf<{ url: string; kind: string }>(db)`
    select distinct on (p.url) p.url, p.source_type as kind
    from citation_pack k cross join lateral unnest(k.url, k.source_type) as p(url, source_type)
    where k.workspace_id = ${workspace.id} and k.scan_id = ${scanId} and k.kind = 'page' and ${ofEngine}
      and p.url = any(${[...urls]}::text[])
    order by p.url, p.source_type`;
  return new Map(rows.map(({ url, kind }) => [url, kind]));
}

/** The kinds of a list of pages with one kind for each site; null: they have it already. */
export function withSiteKinds(
  pages: readonly KindOfPage[],
  kinds: ReadonlyMap<string, string>,
): string[] | null {
  const settled = pages.map((page) =>
    isGuessed(page) ? (kinds.get(page.domain) ?? page.sourceType) : page.sourceType,
  );
  return settled.some((kind, at) => kind !== pages[at]?.sourceType) ? settled : null;
}

/** A page of a brand stays the brand's. */
export const kindOfSite = (
  { domain, sourceType }: { domain: string; sourceType: string },
  kinds: ReadonlyMap<string, string>,
): string => (owned.includes(sourceType) ? sourceType : (kinds.get(domain) ?? sourceType));
