import { rowsOf, type Scope } from '@svc/db';
import type { AnswerDetection, SourceType } from '@svc/detection';

import {
  type CitationPack,
  ofStandingOriginInSql,
  pageIdOf,
  readableInSql,
  readCitationPacks,
  visitRows,
} from '../../../measure/cell/index.ts';

interface Asked {
  projectId: string;
  promptIds: readonly string[];
  since: string;
}

export interface ReadAnswer {
  id: string;
  engine: string;
  promptId: string;
  createdAt: string;
  text: string;
  present: boolean;
  brands: AnswerDetection['brands'];
}

/** The newest answers to these prompts, with as much of their text as reasons are looked for in. */
export const answersOfPrompts = (
  { db, workspace }: Scope,
  { projectId, promptIds, since }: Asked,
): Promise<ReadAnswer[]> => rowsOf<ReadAnswer>(db)`
    select a.id, a.engine, a.prompt_id, a.created_at, left(a.text, 8000) as text,
      coalesce(a.present, false) as present, a.detection -> 'brands' as brands
    from answer a
    where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
      and a.prompt_id = any(${[...promptIds]}::text[]) and ${readableInSql} and a.engine <> 'sandbox'
      and ${ofStandingOriginInSql(workspace.id, projectId)}
    order by a.created_at desc, a.id limit 400`;

/** An answer with the sites of others that it cites. */
export interface CitingAnswer {
  id: string;
  promptId: string;
  createdAt: string;
  domains: string[];
}

export const answersById = ({ db, workspace }: Scope, ids: readonly string[]): Promise<CitingAnswer[]> =>
  rowsOf<CitingAnswer>(db)`
    select a.id, coalesce(a.prompt_id, '') as prompt_id, a.created_at, array(
      select distinct c ->> 'domain' from jsonb_array_elements(a.detection -> 'citations') c
      where c ->> 'sourceType' not in ('own', 'competitor') order by 1) as domains
    from answer a
    where a.workspace_id = ${workspace.id} and a.id = any(${[...ids]}::text[]) and a.erased_at is null`;

/** Answers of one engine to one prompt by whether its newest scan gave them, and how many name the own brand. */
export interface Recent {
  promptId: string;
  engine: string;
  newest: boolean;
  own: number;
  of: number;
  at: string;
}

export const recentOfPrompts = (
  { db, workspace }: Scope,
  { projectId, promptIds, since }: Asked,
): Promise<Recent[]> => rowsOf<Recent>(db)`
    select prompt_id, engine, scan_id = newest_scan as newest, count(*) filter (where mentioned)::integer as own,
      count(*)::integer as of, max(created_at) as at
    from (
      select a.prompt_id, a.engine, a.scan_id, a.mentioned, a.created_at,
        first_value(a.scan_id) over (partition by a.prompt_id order by a.created_at desc, a.id) as newest_scan
      from answer a
      where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.created_at >= ${since}::timestamptz
        and a.prompt_id = any(${[...promptIds]}::text[]) and a.mentioned is not null and a.engine <> 'sandbox'
        and ${ofStandingOriginInSql(workspace.id, projectId)}) c
    group by prompt_id, engine, scan_id = newest_scan`;

/** A page in the answers to one prompt. */
export interface PageOfPrompt {
  promptId: string;
  citationId: string;
  url: string;
  domain: string;
  sourceType: SourceType;
  brandId: string | null;
  cited: number;
  withOwn: number;
  withRival: number;
  /** When it was last read or cited by an answer to the prompt. */
  lastAt: string;
}

/** A site in the answers to one prompt: an answer that cites several of its pages counts once. */
export type SiteOfPrompt = Pick<PageOfPrompt, 'promptId' | 'domain' | 'cited' | 'withOwn' | 'withRival'>;

export interface CitedOfPrompts {
  /** The most cited first. */
  pages: PageOfPrompt[];
  sites: SiteOfPrompt[];
  /** Answers to each prompt that searched. */
  searched: ReadonlyMap<string, number>;
}

/** What the answers to these prompts cite. */
export async function citedOfPrompts(
  scope: Scope,
  { projectId, promptIds, since }: Asked,
): Promise<CitedOfPrompts> {
  const wanted = new Set(promptIds);
  const asked = { projectId, from: since, to: null, holding: { prompts: promptIds }, standing: true };
  const [ofDomains, ofPages] = await Promise.all([
    readCitationPacks(scope, { ...asked, kind: 'domain', facts: [] }),
    readCitationPacks(scope, { ...asked, kind: 'page', facts: ['url', 'sourceType', 'brandId'] }),
  ]);
  const counts = ({ engine }: CitationPack): boolean => engine !== 'sandbox';
  const searched = new Map<string, number>();
  for (const pack of ofDomains.filter(counts))
    for (const { key, answers } of pack.prompts)
      if (wanted.has(key)) searched.set(key, (searched.get(key) ?? 0) + answers);
  const sites = new Map<string, SiteOfPrompt>();
  for (const pack of ofDomains.filter(counts))
    visitRows(pack, ({ page: { domain }, prompt, cited, own, rival }) => {
      if (!wanted.has(prompt.key)) return;
      const place = `${prompt.key}\n${domain}`;
      const before = sites.get(place);
      sites.set(place, {
        ...{ promptId: prompt.key, domain, cited: cited + (before?.cited ?? 0) },
        withOwn: own + (before?.withOwn ?? 0),
        withRival: rival + (before?.withRival ?? 0),
      });
    });
  const pages = new Map<string, PageOfPrompt>();
  for (const pack of ofPages.filter(counts))
    visitRows(pack, ({ page, prompt, cited, own, rival }) => {
      if (page.url === null || !wanted.has(prompt.key)) return;
      const place = `${prompt.key}\n${page.url}`;
      const before = pages.get(place);
      pages.set(place, {
        ...{
          promptId: prompt.key,
          citationId: pageIdOf(page.url),
          url: page.url,
          domain: page.domain,
          brandId: page.brandId,
        },
        // The one cast: scoring writes no other kinds.
        sourceType: page.sourceType as SourceType,
        cited: cited + (before?.cited ?? 0),
        withOwn: own + (before?.withOwn ?? 0),
        withRival: rival + (before?.withRival ?? 0),
        lastAt: pack.scannedAt,
      });
    });
  return {
    searched,
    sites: [...sites.values()],
    pages: [...pages.values()]
      .filter(({ cited }) => cited > 0)
      .sort((a, b) => b.cited - a.cited)
      .slice(0, 2_000),
  };
}

/** Words of the brand’s own pages as scans read them, by address. */
export async function ownTexts(
  { db, workspace }: Scope,
  projectId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('page')
    .select(({ fn, val }) => ['url', fn<string>('left', ['text', val(60_000)]).as('text')])
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .orderBy('fetchedAt', 'desc')
    .limit(30)
    .execute();
  return new Map(rows.map(({ url, text }) => [url, text]));
}

/** Sites that bear the name of a brand that answers name, whether or not anybody looks for it yet. */
export async function sitesOfNamed({ db, workspace }: Scope, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('competitor_suggestion')
    .select('domain')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('domain', 'is not', null)
    .execute();
  return rows.flatMap(({ domain }) => domain ?? []);
}

/** Names that answers give, whether or not anybody looks for them yet. */
export async function namesInAnswers({ db, workspace }: Scope, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('competitor_suggestion')
    .select('name')
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .orderBy('answers', 'desc')
    .limit(300)
    .execute();
  return rows.map(({ name }) => name);
}

/** Engines whose answers cite the brand’s own site. */
export async function citingEngines(
  scope: Scope,
  { projectId, brandId, since }: { projectId: string; brandId: string; since: string },
): Promise<string[]> {
  const asked = { projectId, from: since, to: null, holding: { brandId } };
  const packs = await readCitationPacks(scope, { ...asked, kind: 'domain', facts: ['sourceType'] });
  const engines = new Set<string>();
  for (const pack of packs)
    visitRows(pack, ({ page, cited }) => {
      if (page.sourceType === 'own' && cited > 0) engines.add(pack.engine);
    });
  return [...engines].sort();
}
