import { rowsOf, type Scope } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';

import {
  distinctAnswersInSql,
  type PanelQuery,
  pickedCells,
  readableInSql,
} from '../../measure/cell/index.ts';

export interface StanceCounts {
  bucket: string;
  question: string;
  topic: string | null;
  surface: string;
  imported: boolean;
  /** The model that read, as the engine names it; null: it names none, or nothing was read. */
  served: string | null;
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

export interface OfReader {
  brandId: string;
  reader: string;
}

/** Mentions of one brand in the cells picked, copies once, with what this reader says of them. */
const mentionsRead = (
  scope: Scope,
  query: PanelQuery,
  { brandId, reader }: OfReader,
): RawBuilder<unknown> => sql`(${pickedCells(scope, { ...query, brandIds: [brandId] }, ['mentioned'])}) p
      join ${distinctAnswersInSql(sql`a.workspace_id = ${scope.workspace.id} and a.project_id = ${query.projectId} and ${readableInSql}
        and exists (select from jsonb_array_elements(a.detection -> 'brands') d where d ->> 'brandId' = ${brandId} and (d ->> 'mentioned')::boolean)`)} a
        on a.scan_id = p.scan_id and a.engine = p.engine and a.prompt_index = p.prompt_index
      left join brand_reading r on r.workspace_id = a.workspace_id and r.answer_id = a.id and r.brand_id = ${brandId}
        and r.reader = ${reader} and r.pass = 1
    where p.mentioned > 0`;

/** The same counted by prompt, bucket and the model that read. */
export const readStances = (scope: Scope, query: PanelQuery, of: OfReader) =>
  rowsOf<StanceCounts>(scope.db)`
    select p.bucket, p.question, p.topic, p.surface, p.origin = 'imported' as imported, r.served, count(*)::integer as mentioned,
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
    from ${mentionsRead(scope, query, of)}
    group by p.bucket, p.question, p.topic, p.surface, p.origin, p.prompt, r.served order by p.bucket, p.prompt, r.served`;

export interface ThemeCounts {
  question: string;
  topic: string | null;
  served: string | null;
  theme: string;
  mentions: number;
  positive: number;
  negative: number;
}

/** Mentions by prompt, model and theme. */
export const readThemes = (scope: Scope, query: PanelQuery, of: OfReader) =>
  rowsOf<ThemeCounts>(scope.db)`
    select m.question, m.topic, m.served, t.theme, count(*)::integer as mentions,
      ${sql.join(['positive', 'negative'].map((tone) => counted(tone, sql<boolean>`m.sentiment = ${tone}`)))}
    from (select p.question, p.topic, p.prompt, r.served, r.sentiment, r.themes from ${mentionsRead(scope, query, of)}) m
      cross join lateral json_array_elements_text(m.themes) t(theme)
    group by m.question, m.topic, m.prompt, m.served, t.theme`;

export interface QuoteRow {
  answerId: string;
  engine: string;
  quote: string;
  sentiment: 'positive' | 'negative' | 'mixed';
  themes: string[];
}

/** The newest words that this reader took for praise or criticism. */
export const readQuotes = (scope: Scope, query: PanelQuery, of: OfReader, limit: number) => rowsOf<QuoteRow>(
  scope.db,
)`
    select m.id as answer_id, m.engine, m.quote, m.sentiment, m.themes
    from (select a.id, a.engine, a.created_at, r.quote, r.sentiment, r.themes from ${mentionsRead(scope, query, of)}) m
    where m.quote is not null and m.sentiment in ('positive', 'negative', 'mixed') order by m.created_at desc, m.id limit ${limit}::integer`;
