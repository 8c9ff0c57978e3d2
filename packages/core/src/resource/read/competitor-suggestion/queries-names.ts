import { deleteRows, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';

import { readableInSql, standingOriginInSql } from '../../measure/cell/index.ts';

export interface NewestAnswer {
  id: string;
  createdAt: string;
  scanId: string;
  prompt: string;
}

/** The next answers of a project, newest first, without their texts. */
export const nextAnswers = (
  { db, workspace }: Scope,
  projectId: string,
  before: { createdAt: string; id: string } | null,
  limit: number,
) => rowsOf<NewestAnswer>(db)`
    select a.id, a.created_at, a.scan_id, coalesce(a.prompt_id, p.text) as prompt
    from answer a join scan s on s.workspace_id = a.workspace_id and s.id = a.scan_id
      join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and ${readableInSql}
      and s.origin = ${standingOriginInSql(workspace.id, projectId)}
      and (${before?.createdAt ?? null}::timestamptz is null
        or (a.created_at, a.id) < (${before?.createdAt ?? null}::timestamptz, ${before?.id ?? null}::text))
    order by a.created_at desc, a.id desc limit ${limit}::integer`;

export interface ReadableAnswer {
  id: string;
  text: string;
  language: string | null;
  cites: string[];
}

/** As much of some answers' texts as is read; `since` is the time of the oldest of them. */
export const readableAnswers = (
  { db, workspace }: Scope,
  ids: readonly string[],
  since: string,
) => rowsOf<ReadableAnswer>(db)`
    select a.id, left(a.text, 16000) as text, s.config ->> 'language' as language,
      (select coalesce(json_agg(c ->> 'url'), '[]') from jsonb_array_elements(a.citations) c) as cites
    from answer a join scan s on s.workspace_id = a.workspace_id and s.id = a.scan_id
    where a.workspace_id = ${workspace.id} and a.id = any(${ids}::text[]) and a.created_at >= ${since}::timestamptz`;

/** The texts of some answers; `since` is the time of the oldest of them. */
export async function textsOf(
  { db, workspace }: Scope,
  ids: readonly string[],
  since: string,
): Promise<Map<string, string>> {
  const rows = await rowsOf<{ id: string; text: string }>(db)`
    select a.id, left(a.text, 16000) as text from answer a
    where a.workspace_id = ${workspace.id} and a.id = any(${ids}::text[]) and a.created_at >= ${since}::timestamptz`;
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** What was read of a project's answers by this version of the reading, compressed, in base64. */
export const keptNames = ({ db, workspace }: Scope, projectId: string, version: number) => rowsOf<{
  answerIds: string[];
  names: string;
}>(db)`
    select answer_ids, encode(names, 'base64') as names from answer_names
    where workspace_id = ${workspace.id} and project_id = ${projectId} and version = ${version}::integer`;

/** Keeps what was read of some answers of a scan, unless their texts are being erased meanwhile. */
export async function keepNames(
  { db, workspace }: Scope,
  projectId: string,
  scanId: string,
  read: { answerIds: readonly string[]; version: number; names: Buffer },
): Promise<void> {
  await sql`
    insert into answer_names (workspace_id, project_id, scan_id, first_answer_id, answer_ids, version, names)
    select s.workspace_id, ${projectId}, s.id, ${read.answerIds[0] ?? ''}, ${read.answerIds}::text[], ${read.version}::integer,
      decode(${read.names.toString('base64')}, 'base64')
    from scan s where s.workspace_id = ${workspace.id} and s.id = ${scanId} and s.text_state = 'kept'
    on conflict (workspace_id, scan_id, first_answer_id) do update
      set answer_ids = excluded.answer_ids, version = excluded.version, names = excluded.names`.execute(db);
}

/** Drops what no reading needs any more: rows without one of these answers, and those of another version. */
export async function dropOldNames(
  { db, workspace }: Scope,
  projectId: string,
  needed: { answerIds: readonly string[]; version: number },
): Promise<void> {
  await sql`
    delete from answer_names where workspace_id = ${workspace.id} and project_id = ${projectId}
      and (version <> ${needed.version}::integer or not answer_ids && ${needed.answerIds}::text[])`.execute(
    db,
  );
}

/** Names of a scan whose answers no longer have their text. */
export const forgetNames = ({ db, workspace }: Scope, scanId: string): Promise<void> =>
  deleteRows(db, 'answer_names', { workspaceId: workspace.id, scanId });
