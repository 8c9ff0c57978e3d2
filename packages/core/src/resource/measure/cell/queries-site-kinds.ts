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

/** A page of a brand stays the brand's. */
export const kindOfSite = (
  { domain, sourceType }: { domain: string; sourceType: string },
  kinds: ReadonlyMap<string, string>,
): string => (owned.includes(sourceType) ? sourceType : (kinds.get(domain) ?? sourceType));
