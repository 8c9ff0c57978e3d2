import type { Scope } from '@svc/db';
import { domainOf, type PageFeatures, type SiteReading } from '@svc/page';
import { sql } from 'kysely';

declare module '@svc/db' {
  interface JsonColumns {
    'cited_page.features': PageFeatures | null;
    'cited_page.shows': PageShows | null;
  }
}

/** What a page shows beside its words. */
export interface PageShows {
  /** The day of its last change, as it says itself. */
  updated: string | null;
  headings: string[];
  prices: string[];
  /** The kind of site that the page shows; null or missing: none. */
  site?: ShownSite | null;
}

/** What a page shows of its site, and the registrable domain that it stands on. */
export interface ShownSite extends SiteReading {
  domain: string;
}

interface PageKey {
  projectId: string;
  citationId: string;
}

/** Text of a cited page as it was read. */
export interface StoredContent {
  title: string | null;
  text: string;
  language: string | null;
  hash: string;
  fetchedAt: string;
}

export type KeptCopy = StoredContent & { shows: PageShows | null };

/** The address of a page that an answer of the project cites; undefined: none does. */
export async function findCitedUrl(
  { db, workspace }: Scope,
  { projectId, citationId }: PageKey,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('citation')
    .select('url')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('pageId', '=', citationId)
    .where('url', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found?.url ?? undefined;
}

export const findContent = (
  { db, workspace }: Scope,
  { projectId, citationId }: PageKey,
): Promise<KeptCopy | undefined> =>
  db
    .selectFrom('cited_page')
    .select(['title', 'text', 'language', 'hash', 'fetchedAt', 'shows'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('pageId', '=', citationId)
    .executeTakeFirst();

export async function storeContent(
  { db, workspace }: Scope,
  { projectId, citationId }: PageKey,
  { fetchedAt, ...content }: StoredContent,
  { features, shows }: { features: PageFeatures; shows: PageShows },
): Promise<void> {
  const row = {
    ...content,
    features,
    shows,
    fetchedAt,
  };
  await db
    .insertInto('cited_page')
    .values({ workspaceId: workspace.id, projectId, pageId: citationId, ...row })
    .onConflict((conflict) => conflict.columns(['workspaceId', 'projectId', 'pageId']).doUpdateSet(row))
    .execute();
}

/** Pages of others that answers to these questions cite, the most cited first: those of which a copy is kept. */
export async function readCitedFeatures(
  { db, workspace }: Scope,
  { projectId, questions, since, own, most }: CitedAsked,
): Promise<{ url: string; features: PageFeatures }[]> {
  const rows = await db
    .selectFrom('cited_page as p')
    .innerJoin('citation as c', (join) =>
      join
        .onRef('c.workspaceId', '=', 'p.workspaceId')
        .onRef('c.projectId', '=', 'p.projectId')
        .onRef('c.pageId', '=', 'p.pageId'),
    )
    .select(({ fn }) => [
      'p.pageId',
      'p.features',
      fn.min('c.url').as('url'),
      fn.sum('c.cited').as('answers'),
    ])
    .where('p.workspaceId', '=', workspace.id)
    .where('p.projectId', '=', projectId)
    .where('p.features', 'is not', null)
    .where('c.url', 'is not', null)
    .where('c.cited', '>', 0)
    .where('c.scannedAt', '>', since)
    .where('c.question', '=', sql<string>`any(${[...questions]}::text[])`)
    .groupBy(['p.workspaceId', 'p.projectId', 'p.pageId'])
    .orderBy('answers', 'desc')
    .orderBy('p.pageId')
    .limit(most)
    .execute();
  return rows.flatMap(({ url, features }) =>
    url === null || features === null || own.has(domainOf(url)) ? [] : [{ url, features }],
  );
}

interface CitedAsked {
  projectId: string;
  questions: readonly string[];
  since: string;
  /** Domains of the brand itself, which are left out. */
  own: ReadonlySet<string>;
  most: number;
}

/** Copies of these pages, as far as they are kept, by id. */
export async function readContents(
  { db, workspace }: Scope,
  { projectId, citationIds }: { projectId: string; citationIds: readonly string[] },
) {
  if (citationIds.length === 0) return new Map<string, KeptContent>();
  const rows = await db
    .selectFrom('cited_page')
    .select(['pageId as citationId', 'title', 'text', 'language', 'features', 'shows', 'fetchedAt'])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('pageId', 'in', [...citationIds])
    .execute();
  return new Map<string, KeptContent>(rows.map((row) => [row.citationId, row]));
}

export interface KeptContent {
  title: string | null;
  text: string;
  language: string | null;
  features: PageFeatures | null;
  shows: PageShows | null;
  fetchedAt: string;
}

/** Copies read before a time go. */
export async function forgetContents({ db, workspace }: Scope, before: string): Promise<void> {
  await db
    .deleteFrom('cited_page')
    .where('workspaceId', '=', workspace.id)
    .where('fetchedAt', '<', before)
    .execute();
}
