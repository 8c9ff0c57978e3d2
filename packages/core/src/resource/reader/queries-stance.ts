import { rowsOf } from '@svc/db';
import { sql } from 'kysely';
import type { Context } from '../../kernel/index.ts';
import { distinctAnswersInSql, type PanelQuery, pickedCells, readableInSql } from '../cell/index.ts';

export interface StanceCounts {
  bucket: string;
  question: string;
  topic: string | null;
  surface: string;
  mentioned: number;
  read: number;
  positive: number;
  neutral: number;
  negative: number;
  mixed: number;
  recommended: number;
  listed: number;
  compared: number;
  warned: number;
}

const counted = (name: string, condition: ReturnType<typeof sql<boolean>>) =>
  sql`(count(*) filter (where ${condition}))::integer as ${sql.ref(name)}`;

/** Mentions of one brand in the cells picked, copies once, by prompt and bucket, as this reader reads them. */
export const readStances = (
  { db, workspace }: Context,
  query: PanelQuery,
  { brandId, reader }: { brandId: string; reader: string },
) => rowsOf<StanceCounts>(db)`
    select p.bucket, p.question, p.topic, p.surface, count(*)::integer as mentioned,
      ${sql.join([
        counted('read', sql<boolean>`r.sentiment is not null`),
        ...['positive', 'neutral', 'negative', 'mixed'].map((tone) =>
          counted(tone, sql<boolean>`r.sentiment = ${tone}`),
        ),
        ...['recommended', 'listed', 'compared'].map((one) =>
          counted(one, sql<boolean>`r.strength = ${one}`),
        ),
        counted('warned', sql<boolean>`r.strength = 'warned_against'`),
      ])}
    from (${pickedCells({ ...query, brandIds: [brandId] }, ['mentioned'])}) p
      join ${distinctAnswersInSql(sql`a.workspace_id = ${workspace.id} and a.project_id = ${query.projectId} and ${readableInSql}
        and exists (select from jsonb_array_elements(a.detection -> 'brands') d where d ->> 'brandId' = ${brandId} and (d ->> 'mentioned')::boolean)`)} a
        on a.scan_id = p.scan_id and a.engine = p.engine and a.prompt_index = p.prompt_index
      left join brand_reading r on r.workspace_id = a.workspace_id and r.answer_id = a.id and r.brand_id = ${brandId}
        and r.reader = ${reader} and r.pass = 1
    where p.mentioned > 0
    group by p.bucket, p.question, p.topic, p.surface, p.prompt order by p.bucket, p.prompt`;
