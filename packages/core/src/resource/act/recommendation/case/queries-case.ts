import { rowsOf, type Scope } from '@svc/db';
import type { AnswerDetection, SourceType } from '@svc/detection';

import { ofStandingOriginInSql, readableInSql } from '../../../measure/cell/index.ts';

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

export const pagesOfPrompts = (
  { db, workspace }: Scope,
  { projectId, promptIds, since }: Asked,
): Promise<PageOfPrompt[]> => rowsOf<PageOfPrompt>(db)`
    select prompt as prompt_id, page_id as citation_id, min(url) as url, min(domain) as domain,
      min(source_type) as source_type, min(brand_id) as brand_id, sum(cited)::bigint as cited,
      sum(own)::bigint as with_own, sum(rival)::bigint as with_rival, max(scanned_at) as last_at
    from citation a
    where workspace_id = ${workspace.id} and project_id = ${projectId} and scanned_at >= ${since}::timestamptz
      and prompt = any(${[...promptIds]}::text[]) and url is not null and engine <> 'sandbox'
      and ${ofStandingOriginInSql(workspace.id, projectId)}
    group by prompt, page_id having sum(cited) > 0 order by sum(cited) desc limit 2000`;

/** Answers to each prompt that searched. */
export async function searchedOfPrompts(
  { db, workspace }: Scope,
  { projectId, promptIds, since }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ prompt: string; answers: number }>(db)`
    select prompt, sum(answers)::bigint as answers from (
      select distinct prompt, scan_id, engine, prompt_index, answers from citation a
      where workspace_id = ${workspace.id} and project_id = ${projectId} and scanned_at >= ${since}::timestamptz
        and prompt = any(${[...promptIds]}::text[]) and url is null and engine <> 'sandbox'
          and ${ofStandingOriginInSql(workspace.id, projectId)}) c
    group by prompt`;
  return new Map(rows.map(({ prompt, answers }) => [prompt, answers]));
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
  { db, workspace }: Scope,
  projectId: string,
  since: string,
): Promise<string[]> {
  const rows = await rowsOf<{ engine: string }>(db)`
    select distinct engine from citation
    where workspace_id = ${workspace.id} and project_id = ${projectId} and scanned_at >= ${since}::timestamptz
      and source_type = 'own' and cited > 0`;
  return rows.map(({ engine }) => engine);
}
