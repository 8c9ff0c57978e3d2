import { rowsOf, type Scope } from '@svc/db';
import { domainOf, type PageFeatures, type SiteReading } from '@svc/page';
import { sql } from 'kysely';
import { pageIdOf, readCitationPacks, visitRows } from '../../measure/cell/index.ts';

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
  const rows = await rowsOf<{ url: string }>(db)`
    select k.url[array_position(k.page_id, ${citationId})] as url from citation_pack k
    where k.workspace_id = ${workspace.id} and k.project_id = ${projectId} and k.kind = 'page' and ${citationId} = any(k.page_id) limit 1`;
  return rows[0]?.url;
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
  scope: Scope,
  { projectId, questions, since, own, most }: CitedAsked,
): Promise<{ url: string; features: PageFeatures }[]> {
  const wanted = new Set(questions);
  const packs = await readCitationPacks(scope, {
    ...{ kind: 'page', projectId, from: since, to: null, facts: ['url', 'question'] },
  });
  const answers = new Map<string, number>();
  for (const pack of packs)
    visitRows(pack, ({ page, prompt, cited }) => {
      if (page.url === null || cited === 0 || !wanted.has(prompt.question)) return;
      answers.set(page.url, cited + (answers.get(page.url) ?? 0));
    });
  const cited = new Map([...answers].map(([url, cited]) => [pageIdOf(url), { url, cited }]));
  const kept = await scope.db
    .selectFrom('cited_page')
    .select(['pageId as id', 'features'])
    .where('workspaceId', '=', scope.workspace.id)
    .where('projectId', '=', projectId)
    .where('features', 'is not', null)
    .where('pageId', '=', sql<string>`any(${[...cited.keys()]}::text[])`)
    .execute();
  return kept
    .flatMap(({ id, features }) => {
      const one = cited.get(id);
      return one && features ? [{ id, features, ...one }] : [];
    })
    .sort((a, b) => b.cited - a.cited || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .flatMap(({ url, features }) => (own.has(domainOf(url)) ? [] : [{ url, features }]));
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
