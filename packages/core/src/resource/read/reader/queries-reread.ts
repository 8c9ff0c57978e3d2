import { rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';

import { readableInSql } from '../../measure/cell/index.ts';
import { charactersEach } from './order.ts';
import type { StanceRow, UnreadAnswer } from './queries.ts';

/** Answers of each earlier model that the newest one reads again. */
const rereadOfEach = 120;

/** A model that answers under the reader's name, and since when. */
export interface Newest {
  reader: string;
  served: string;
  since: string;
}

/**
 * Answers that an earlier model of this reader read and the newest one has not: a random sample of each earlier model, those that
 * people judged first, then one of each prompt before the second of any. None is asked for twice of the same model, whichever
 * model then answers.
 */
export const nextToReread = (
  { db, workspace }: Scope,
  projectId: string,
  { reader, served, since }: Newest,
) => rowsOf<UnreadAnswer>(db)`
    select id, scan_id, created_at, text, brands from (
      select one.*, row_number() over (partition by one.earlier order by one.judged desc, one.turn, md5(one.id)) as place from (
        select a.id, a.scan_id, a.created_at, left(a.text, ${charactersEach}::integer) as text, r.served as earlier,
          (select json_agg(json_build_object('brandId', d ->> 'brandId', 'mentions', d -> 'mentions'))
            from jsonb_array_elements(a.detection -> 'brands') d where (d ->> 'mentioned')::boolean) as brands,
          exists (select from reading_check c where c.workspace_id = a.workspace_id and c.answer_id = a.id and c.drawn) as judged,
          row_number() over (partition by r.served, a.prompt_index order by md5(a.id)) as turn
        from (select distinct workspace_id, answer_id, served from brand_reading
            where workspace_id = ${workspace.id} and project_id = ${projectId} and reader = ${reader} and pass = 1 and served <> ${served}) r
          join answer a on a.workspace_id = r.workspace_id and a.id = r.answer_id
        where a.erased_at is null and ${readableInSql}
      ) one
    ) sampled
    where place <= ${rereadOfEach}::integer and not exists (select from brand_reread again
      where again.workspace_id = ${workspace.id} and again.answer_id = sampled.id and again.reader = ${reader} and again.read_at >= ${since}::timestamptz)`;

/** Keeps what a model said of mentions that another one had read. */
export async function saveRereads(
  { db, workspace }: Scope,
  { projectId, reader, served }: { projectId: string; reader: string; served: string },
  stances: readonly Omit<StanceRow, 'served'>[],
): Promise<void> {
  await sql`
    insert into brand_reread (workspace_id, project_id, scan_id, answer_id, brand_id, reader, served, sentiment, strength, themes, claims)
    select ${workspace.id}, ${projectId}, s."scanId", s."answerId", s."brandId", ${reader}, ${served}, s.sentiment, s.strength, s.themes, s.claims
    from json_to_recordset(${stances}::json) as s("scanId" text, "answerId" text, "brandId" text, sentiment text, strength text,
      themes json, claims json)
    on conflict (workspace_id, answer_id, brand_id, reader, served) do update set read_at = excluded.read_at`.execute(
    db,
  );
}

/** A mention of a brand as an earlier model read it and as the newest one did. */
export interface RereadMention {
  cluster: string;
  earlier: string;
  earlierTone: string;
  newestTone: string;
}

export const rereadMentions = (
  { db, workspace }: Scope,
  { projectId, brandId, reader, served }: Omit<Newest, 'since'> & { projectId: string; brandId: string },
) => rowsOf<RereadMention>(db)`
    select coalesce(p.topic, p.text) as cluster, r.served as earlier, r.sentiment as earlier_tone, n.sentiment as newest_tone
    from brand_reread n
      join brand_reading r on r.workspace_id = n.workspace_id and r.answer_id = n.answer_id and r.brand_id = n.brand_id
        and r.reader = n.reader and r.pass = 1 and r.served <> n.served
      join answer a on a.workspace_id = n.workspace_id and a.id = n.answer_id and a.scan_id = n.scan_id
      join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    where n.workspace_id = ${workspace.id} and n.project_id = ${projectId} and n.brand_id = ${brandId} and n.reader = ${reader}
      and n.served = ${served}`;
