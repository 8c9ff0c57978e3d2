import { deleteRows, rowsOf, type Scope } from '@svc/db';
import type { Mention } from '@svc/detection';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/index.ts';
import { readableInSql } from '../../measure/cell/index.ts';
import { charactersEach } from './order.ts';
import type { TextReading } from './parse.ts';

export interface ReaderRow {
  /** null: rules, by the workspace's own choice. */
  engine: string | null;
  model: string | null;
  dailyUsd: number;
  failure: string | null;
  updatedAt: string;
}

export async function findReader({ db, workspace }: Scope): Promise<ReaderRow | null> {
  const rows = await rowsOf<ReaderRow>(db)`
    select engine, model, daily_usd, failure, updated_at from reader where workspace_id = ${workspace.id}`;
  return rows[0] ?? null;
}

export async function saveReader(
  { db, workspace, actor, now }: Context,
  { engine, model, dailyUsd }: Pick<ReaderRow, 'engine' | 'model' | 'dailyUsd'>,
): Promise<void> {
  const row = {
    engine,
    model,
    dailyUsd,
    failure: null,
    setBy: actor.id,
    updatedAt: now().toISOString(),
  };
  await db
    .insertInto('reader')
    .values({ workspaceId: workspace.id, ...row })
    .onConflict((conflict) => conflict.column('workspaceId').doUpdateSet(row))
    .execute();
}

export const removeReader = ({ db, workspace }: Scope): Promise<void> =>
  deleteRows(db, 'reader', { workspaceId: workspace.id });

/** Why the newest call failed, by the workspace's choice and by the day; null: it did not. */
export async function noteFailure({ db, workspace, now }: Context, failure: string | null): Promise<void> {
  await sql`update reader set failure = ${failure} where workspace_id = ${workspace.id} and failure is distinct from ${failure}`.execute(
    db,
  );
  await sql`
    insert into reader_day (workspace_id, day, calls, answers, usd, unpriced, failure)
    values (${workspace.id}, ${now().toISOString().slice(0, 10)}::date, 0, 0, 0, 0, ${failure})
    on conflict (workspace_id, day) do update set failure = excluded.failure where reader_day.failure is distinct from excluded.failure`.execute(
    db,
  );
}

/** Projects that have answers to be read. */
export async function projectIds({ db, workspace }: Scope): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select id from project where workspace_id = ${workspace.id} and deleted_at is null order by id`;
  return rows.map(({ id }) => id);
}

export interface ReaderDay {
  answers: number;
  calls: number;
  usd: number;
}

export async function readDay({
  db,
  workspace,
  now,
}: Context): Promise<ReaderDay & { failure: string | null }> {
  const rows = await rowsOf<ReaderDay & { failure: string | null }>(db)`
    select answers, calls, usd, failure from reader_day where workspace_id = ${workspace.id} and day = ${now().toISOString().slice(0, 10)}::date`;
  return rows[0] ?? { answers: 0, calls: 0, usd: 0, failure: null };
}

/** Adds what a call is expected to cost before it is made, or corrects that afterwards. */
export async function addToDay(
  { db, workspace, now }: Context,
  { calls, answers, usd, unpriced }: ReaderDay & { unpriced: number },
): Promise<void> {
  await sql`
    insert into reader_day (workspace_id, day, calls, answers, usd, unpriced)
    values (${workspace.id}, ${now().toISOString().slice(0, 10)}::date, ${calls}::integer, ${answers}::integer, ${usd}::double precision, ${unpriced}::integer)
    on conflict (workspace_id, day) do update set calls = reader_day.calls + excluded.calls, answers = reader_day.answers + excluded.answers,
      usd = reader_day.usd + excluded.usd, unpriced = reader_day.unpriced + excluded.unpriced`.execute(db);
}

export interface UnreadAnswer {
  id: string;
  scanId: string;
  createdAt: string;
  text: string;
  /** Brands that it mentions, with the spans that count. */
  brands: { brandId: string; mentions: Mention[] }[];
}

/** The next answers that this reader has not read, newest first; those that people judged, where they are asked for. */
export const nextUnread = (
  { db, workspace }: Scope,
  find: { projectId: string; reader: string; pass: 1 | 2; checked: boolean; limit: number },
  before: { createdAt: string; id: string } | null,
) => rowsOf<UnreadAnswer>(db)`
    select a.id, a.scan_id, a.created_at, left(a.text, ${charactersEach}::integer) as text,
      (select json_agg(json_build_object('brandId', d ->> 'brandId', 'mentions', d -> 'mentions'))
        from jsonb_array_elements(a.detection -> 'brands') d where (d ->> 'mentioned')::boolean) as brands
    from answer a
    where a.workspace_id = ${workspace.id} and a.project_id = ${find.projectId} and ${readableInSql} and a.erased_at is null
      and (not ${find.checked} or exists (select from reading_check c where c.workspace_id = a.workspace_id and c.answer_id = a.id))
      and exists (select from jsonb_array_elements(a.detection -> 'brands') d where (d ->> 'mentioned')::boolean
        and not exists (select from brand_reading r where r.workspace_id = a.workspace_id and r.answer_id = a.id
          and r.brand_id = d ->> 'brandId' and r.reader = ${find.reader} and r.pass = ${find.pass}::smallint))
      and (${before?.createdAt ?? null}::timestamptz is null
        or (a.created_at, a.id) < (${before?.createdAt ?? null}::timestamptz, ${before?.id ?? null}::text))
    order by a.created_at desc, a.id desc limit ${find.limit}::integer`;

/** `served`: the model that answered, as the engine names it. */
export interface KeptReading {
  reading: TextReading;
  served: string | null;
}

export async function keptReadings(
  { db, workspace }: Scope,
  reader: string,
  pass: 1 | 2,
  hashes: readonly string[],
): Promise<Map<string, KeptReading>> {
  const rows = await rowsOf<{ hash: string } & KeptReading>(db)`
    select text_hash as hash, reading, served from text_reading
    where workspace_id = ${workspace.id} and reader = ${reader} and pass = ${pass}::smallint and text_hash = any(${[...hashes]}::text[])`;
  return new Map(rows.map(({ hash, ...kept }) => [hash, kept]));
}

export interface FreshReading extends KeptReading {
  hash: string;
}

export interface StanceRow {
  scanId: string;
  answerId: string;
  brandId: string;
  sentiment: string;
  strength: string | null;
  quote: string | null;
  served: string | null;
  themes: string[];
  claims: { text: string; start: number; end: number; about: string }[];
}

/** Keeps what was read, by text and by brand of an answer. */
export async function saveReadings(
  { db, workspace }: Scope,
  { projectId, reader, pass }: { projectId: string; reader: string; pass: 1 | 2 },
  texts: readonly FreshReading[],
  stances: readonly StanceRow[],
): Promise<void> {
  await sql`
    insert into text_reading (workspace_id, reader, text_hash, pass, reading, served)
    select ${workspace.id}, ${reader}, t.hash, ${pass}::smallint, t.reading, t.served
    from json_to_recordset(${texts}::json) as t(hash text, reading json, served text) on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into brand_reading (workspace_id, project_id, scan_id, answer_id, brand_id, reader, pass, sentiment, strength, quote, themes, claims, served)
    select ${workspace.id}, ${projectId}, s."scanId", s."answerId", s."brandId", ${reader}, ${pass}::smallint, s.sentiment, s.strength, s.quote, s.themes, s.claims, s.served
    from json_to_recordset(${stances}::json) as s("scanId" text, "answerId" text, "brandId" text, sentiment text, strength text,
      quote text, themes json, claims json, served text) on conflict do nothing`.execute(db);
}

/** The words of readings whose answers lost theirs; what was read of tone and strength stays. */
export async function forgetReadings({ db, workspace }: Scope, scanId: string): Promise<void> {
  await sql`update brand_reading set quote = null, claims = '[]' where workspace_id = ${workspace.id} and scan_id = ${scanId}`.execute(
    db,
  );
  await sql`update brand_reread set claims = '[]' where workspace_id = ${workspace.id} and scan_id = ${scanId}`.execute(
    db,
  );
}

/** Texts are kept to save calls, so those that a reader has not met for so long go, with all their words. */
export async function forgetTexts({ db, workspace }: Scope, before: string): Promise<void> {
  await sql`delete from text_reading where workspace_id = ${workspace.id} and read_at < ${before}::timestamptz`.execute(
    db,
  );
}
