import type { Prompt } from '@svc/contract/measure/prompt-set';
import { rowsOf, type Scope } from '@svc/db';

interface Since {
  projectId: string;
  since: string;
  /** Answers that are looked through, newest first. */
  answers: number;
  most: number;
}

/** Questions on results pages of recent answers, by the number of answers; “people also ask” before related searches. */
export const pageQuestionsOf = (
  { db, workspace }: Scope,
  { projectId, since, answers, most }: Since,
): Promise<{ text: string; kind: 'people_also_ask' | 'related_search'; pages: number }[]> =>
  rowsOf<{ text: string; kind: 'people_also_ask' | 'related_search'; pages: number }>(db)`
    with recent as (
      select prompt_index, scan_id, page_questions from answer
      where workspace_id = ${workspace.id} and project_id = ${projectId} and page_questions is not null
        and created_at >= ${since}::timestamptz
      order by created_at desc limit ${answers}::integer)
    select max(q ->> 'text') as text, min(q ->> 'kind') as kind, count(distinct (scan_id, prompt_index))::integer as pages
    from recent cross join jsonb_array_elements(page_questions) q
    group by lower(q ->> 'text') order by min(q ->> 'kind'), 3 desc, 1 limit ${most}::integer`;

/** Searches that engines made for recent answers, by how many prompts led to them. */
export const fanOutsOf = (
  { db, workspace }: Scope,
  { projectId, since, answers, most }: Since,
): Promise<{ text: string; prompts: number }[]> =>
  rowsOf<{ text: string; prompts: number }>(db)`
    with recent as (
      select coalesce(prompt_id, scan_id || prompt_index) as prompt, search_queries from answer
      where workspace_id = ${workspace.id} and project_id = ${projectId} and search_queries is not null
        and created_at >= ${since}::timestamptz
      order by created_at desc limit ${answers}::integer)
    select max(trim(q)) as text, count(distinct prompt)::integer as prompts
    from recent cross join jsonb_array_elements_text(search_queries) q
    group by lower(trim(q)) order by 2 desc, 1 limit ${most}::integer`;

/** Searches that were uploaded before, of any set of the project, most shown first. */
export const searchedBefore = (
  { db, workspace }: Scope,
  projectId: string,
  most: number,
): Promise<{ text: string; demand: NonNullable<Prompt['demand']> }[]> =>
  rowsOf<{ text: string; demand: NonNullable<Prompt['demand']> }>(db)`
    select text, demand from (
      select distinct on (lower(text)) text, demand from prompt
      where workspace_id = ${workspace.id} and project_id = ${projectId} and status = 'active'
        and source = 'searched' and demand is not null
      order by lower(text), (demand ->> 'impressions')::integer desc) once
    order by (demand ->> 'impressions')::integer desc, text limit ${most}::integer`;
