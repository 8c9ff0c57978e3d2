import type { TenantDatabase } from '@svc/db';
import { isKnownSite } from '@svc/detection';

/** Whose site it is comes from the project's brands, never from a page. */
const owned = ['own', 'competitor'];

/** Gives a site the kind that one of its pages shows, in every list of the project's sources. */
export async function setSiteKind(
  db: TenantDatabase,
  workspaceId: string,
  { projectId, domain, kind }: { projectId: string; domain: string; kind: string },
): Promise<void> {
  await db
    .updateTable('citation')
    .set({ sourceType: kind })
    .where('workspaceId', '=', workspaceId)
    .where('projectId', '=', projectId)
    .where('domain', '=', domain)
    .where('sourceType', 'not in', [...owned, kind])
    .execute();
}

/** Kinds by domain that pages of these sites showed when they were read, the newest reading first. */
export async function readSiteKinds(
  db: TenantDatabase,
  workspaceId: string,
  projectId: string | null,
): Promise<ReadonlyMap<string, string>> {
  const kinds = new Map<string, string>();
  if (projectId === null) return kinds;
  const rows = await db
    .selectFrom('cited_page')
    .select('shows')
    .where('workspaceId', '=', workspaceId)
    .where('projectId', '=', projectId)
    .where('shows', 'is not', null)
    .orderBy('fetchedAt', 'desc')
    .execute();
  for (const { shows } of rows) {
    const site = shows?.site;
    if (site && !kinds.has(site.domain) && !isKnownSite(site.domain, site.domain))
      kinds.set(site.domain, site.kind);
  }
  return kinds;
}

/** A page of a brand stays the brand's. */
export const kindOfSite = (
  { domain, sourceType }: { domain: string; sourceType: string },
  kinds: ReadonlyMap<string, string>,
): string => (owned.includes(sourceType) ? sourceType : (kinds.get(domain) ?? sourceType));
