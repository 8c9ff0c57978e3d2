import type { UncheckedReading } from '@svc/contract/read/reader';
import { rowsOf, type Scope } from '@svc/db';
import type { BrandDetection } from '@svc/detection';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/index.ts';
import { ofStandingOriginInSql, readableInSql } from '../../measure/cell/index.ts';

/** The newest answers that a sample is drawn from, and characters of one that a person reads. */
const [sampledFrom, charactersShown] = [5_000, 8_000];

export interface SampleQuery {
  projectId: string;
  brandId: string | null;
}

/**
 * Mentions of the project's brands in random order, one of each prompt before the second of any, without those that people
 * judged. The order follows from ids alone, so that it stays as it is while people work through it.
 */
const sample = (workspaceId: string, { projectId, brandId }: SampleQuery): RawBuilder<unknown> => sql`(
  select m.*, row_number() over (partition by m.scan_id, m.prompt_index, m.brand_id order by m.place) as turn from (
    select a.id as answer_id, a.scan_id, a.prompt_index, a.engine, a.text, d ->> 'brandId' as brand_id, d -> 'mentions' as mentions,
      md5(a.id || (d ->> 'brandId')) as place
    from (select * from answer a where a.workspace_id = ${workspaceId} and a.project_id = ${projectId} and ${readableInSql} and a.erased_at is null
          and ${ofStandingOriginInSql(workspaceId, projectId)}
        order by a.created_at desc, a.id desc limit ${sampledFrom}::integer) a
      cross join jsonb_array_elements(a.detection -> 'brands') d
    where (d ->> 'mentioned')::boolean and (${brandId}::text is null or d ->> 'brandId' = ${brandId}::text)
  ) m where not exists (select from reading_check c where c.workspace_id = ${workspaceId} and c.answer_id = m.answer_id and c.brand_id = m.brand_id))`;

interface Pair {
  answerId: string;
  brandId: string;
}

/** The first of the sample: people are given no more at a time. */
export const firstOfSample = ({ db, workspace }: Scope, query: SampleQuery, atMost: number) =>
  rowsOf<Pair>(db)`
    select s.answer_id, s.brand_id from ${sample(workspace.id, query)} s order by s.turn, s.place limit ${atMost}::integer`;

/** What a person needs to judge mentions. */
export const textsOf = ({ db, workspace }: Scope, pairs: readonly Pair[]) =>
  rowsOf<Omit<UncheckedReading, 'id' | 'brand' | 'mode'>>(db)`
    select a.id as answer_id, a.scan_id, a.engine, p.text as prompt, d ->> 'brandId' as brand_id, left(a.text, ${charactersShown}::integer) as text,
      (select coalesce(json_agg(distinct m ->> 'matched'), '[]') from jsonb_array_elements(d -> 'mentions') m where not (m ->> 'negated')::boolean) as matched
    from json_to_recordset(${pairs}::json) as w("answerId" text, "brandId" text)
      join answer a on a.workspace_id = ${workspace.id} and a.id = w."answerId"
      cross join jsonb_array_elements(a.detection -> 'brands') d
      join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
    where d ->> 'brandId' = w."brandId"`;

export interface MentionRow {
  scanId: string;
  /** What the rules say of it. */
  sentiment: string;
  strength: string | null;
  detector: string;
}

/** A mention of a brand in an answer of the project. */
export async function findMention(
  { db, workspace }: Scope,
  projectId: string,
  { answerId, brandId }: { answerId: string; brandId: string },
): Promise<MentionRow | undefined> {
  const rows = await rowsOf<MentionRow>(db)`
    select a.scan_id, d ->> 'sentiment' as sentiment, d ->> 'strength' as strength, a.detector_version as detector
    from answer a cross join jsonb_array_elements(a.detection -> 'brands') d
    where a.workspace_id = ${workspace.id} and a.project_id = ${projectId} and a.id = ${answerId}
      and d ->> 'brandId' = ${brandId} and (d ->> 'mentioned')::boolean`;
  return rows[0];
}

/** What a person says of a fact in an answer. */
export type FactWord = 'right' | 'wrong' | 'none';

export interface CheckRow {
  scanId: string;
  answerId: string;
  brandId: string;
  sentiment: string | null;
  strength: string | null;
  themes: string[] | null;
  facts: Record<string, FactWord> | null;
  note: string | null;
  drawn: boolean;
}

/** A mention that was drawn stays so, whoever judges it again. */
export async function saveCheck(
  { db, workspace, actor, now }: Context,
  projectId: string,
  check: CheckRow,
): Promise<boolean> {
  const rows = await rowsOf<{ drawn: boolean }>(db)`
    insert into reading_check (workspace_id, project_id, scan_id, answer_id, brand_id, sentiment, strength, themes, facts, note, drawn, checked_by, checked_at)
    values (${workspace.id}, ${projectId}, ${check.scanId}, ${check.answerId}, ${check.brandId}, ${check.sentiment}, ${check.strength}, ${check.themes}::json, ${check.facts}::json, ${check.note},
      ${check.drawn}, ${actor.id}, ${now().toISOString()}::timestamptz)
    on conflict (workspace_id, answer_id, brand_id) do update set sentiment = excluded.sentiment, strength = excluded.strength, themes = excluded.themes, facts = excluded.facts, note = excluded.note,
      checked_by = excluded.checked_by, checked_at = excluded.checked_at
    returning drawn`;
  return rows[0]?.drawn ?? check.drawn;
}

export async function readingOf(
  { db, workspace }: Scope,
  reader: string,
  { answerId, brandId }: { answerId: string; brandId: string },
) {
  const rows = await rowsOf<{ sentiment: string; strength: string | null }>(db)`
    select sentiment, strength from brand_reading where workspace_id = ${workspace.id} and answer_id = ${answerId}
      and brand_id = ${brandId} and reader = ${reader} and pass = 1`;
  return rows[0];
}

/** What an engine says of a mention. */
export interface EngineWord {
  sentiment: string;
  strength: string | null;
  themes: string[];
  claims: { text: string; about: string }[];
}

/** A mention of the random sample that a person judged, and what the readers say of it. */
export interface CheckedMention {
  cluster: string;
  brandId: string;
  /** The person's words; null: left open. */
  sentiment: string | null;
  strength: string | null;
  themes: string[] | null;
  facts: Record<string, FactWord> | null;
  /** The engine's reading; null: it has not read the answer. */
  engine: EngineWord | null;
  /** The model that read it, and what later models of the same reader said. */
  served: string | null;
  rereads: (EngineWord & { served: string })[];
  /** The text for the rules; null: erased. */
  text: string | null;
  brands: BrandDetection[];
}

export const checkedMentions = ({ db, workspace }: Scope, projectId: string, reader: string) =>
  rowsOf<CheckedMention>(db)`
    select coalesce(p.topic, p.text) as cluster, c.brand_id, c.sentiment, c.strength, c.themes, c.facts,
      case when r.sentiment is not null then
        json_build_object('sentiment', r.sentiment, 'strength', r.strength, 'themes', r.themes, 'claims', r.claims) end as engine,
      r.served, (select coalesce(json_agg(json_build_object('served', n.served, 'sentiment', n.sentiment, 'strength', n.strength, 'themes', n.themes, 'claims', n.claims)), '[]')
        from brand_reread n where n.workspace_id = c.workspace_id and n.answer_id = c.answer_id and n.brand_id = c.brand_id and n.reader = ${reader}) as rereads,
      case when (c.themes is not null or c.facts is not null) and a.erased_at is null then a.text end as text, a.detection -> 'brands' as brands
    from reading_check c
      join answer a on a.workspace_id = c.workspace_id and a.id = c.answer_id and a.scan_id = c.scan_id
      join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
      left join brand_reading r on r.workspace_id = c.workspace_id and r.answer_id = c.answer_id and r.brand_id = c.brand_id
        and r.reader = ${reader} and r.pass = 1
    where c.workspace_id = ${workspace.id} and c.project_id = ${projectId} and c.drawn`;

export interface ReaderPast {
  reader: string;
  served: string | null;
  since: string;
  until: string;
  read: number;
}

/** Who has read a project, by the model that answered. */
export const readersOf = ({ db, workspace }: Scope, projectId: string) =>
  rowsOf<ReaderPast>(db)`
    select reader, served, min(read_at) as since, max(read_at) as until, count(*)::integer as read from brand_reading
    where workspace_id = ${workspace.id} and project_id = ${projectId} and pass = 1 group by reader, served order by min(read_at)`;

/** Mentions that the reader read twice, and how many of them it found alike. */
export async function readTwice({ db, workspace }: Scope, projectId: string, reader: string) {
  const rows = await rowsOf<{ alike: number; n: number }>(db)`
    select (count(*) filter (where f.sentiment = s.sentiment))::integer as alike, count(*)::integer as n
    from brand_reading f join brand_reading s on s.workspace_id = f.workspace_id and s.answer_id = f.answer_id and s.brand_id = f.brand_id
      and s.reader = f.reader and s.pass = 2
    where f.workspace_id = ${workspace.id} and f.project_id = ${projectId} and f.reader = ${reader} and f.pass = 1`;
  return rows[0] ?? { alike: 0, n: 0 };
}
