import type { TenantDatabase } from '@svc/db';
import { type RawBuilder, sql } from 'kysely';
import { instant, scoredScanStatuses } from '../../kernel/index.ts';
import { type CellRules, matching } from './rules.ts';

export interface PanelQuery {
  workspaceId: string;
  projectId: string;
  /** Instants; `to` is not included. null: open. */
  from: string | null;
  to: string | null;
  /** This scan alone. */
  scanId?: string;
  rules: readonly CellRules[];
  /** The own brand alone, every brand, or these. */
  brandIds: 'own' | 'all' | readonly string[];
  /** What scans are put together by; days, weeks and months are those of the time zone. */
  bucket: 'all' | 'scan' | 'day' | 'week' | 'month';
  timeZone?: string;
}

/** A prompt over all scans of a panel. */
export interface PanelPrompt {
  /** The same in every scan that asked it. */
  key: string;
  /** Prompts that ask the same in nearly the same words share it. */
  question: string;
  topic: string | null;
  intent: string;
}

/** Counts of one prompt on one engine: answers that can be read, copies once. */
export interface PanelCell {
  /** Its place in the panel's list of prompts. */
  prompt: number;
  answers: number;
  present: number;
  mentioned: number;
  grounded: number;
  cited: number;
  /** Asked for, and not come or not readable. */
  lost: number;
  /** Answers that can be read, copies included. */
  read: number;
}

/** The cells of one engine and brand in one bucket. */
export interface PanelGroup {
  /** A scan's id, or the first day of the period. */
  bucket: string;
  engine: string;
  surface: string;
  brandId: string;
  /** When the newest of its scans began. */
  asOf: string;
  cells: PanelCell[];
}

export interface Panel {
  prompts: PanelPrompt[];
  groups: PanelGroup[];
}

const inZone = (unit: string) => (zone: string) =>
  sql<string>`to_char(date_trunc(${unit}::text, c.scanned_at at time zone ${zone}::text), 'YYYY-MM-DD')`;

const buckets = {
  all: () => sql<string>`'all'`,
  scan: () => sql<string>`c.scan_id`,
  day: inZone('day'),
  week: inZone('week'),
  month: inZone('month'),
};

/** The cells `c` that a query picks, of scans whose figures stand, with their `prompt` and `bucket`. */
export function pickedCells(query: PanelQuery, columns: RawBuilder<unknown> = sql`c.*`): RawBuilder<unknown> {
  const { brandIds, from, to, scanId = null } = query;
  const brands =
    brandIds === 'own'
      ? sql<boolean>`c.brand_role = 'own'`
      : brandIds === 'all'
        ? sql<boolean>`true`
        : sql<boolean>`c.brand_id = any(${[...brandIds]}::text[])`;
  return sql`select ${columns}, coalesce(c.prompt_id, c.question) as prompt, s.detector_version, ${buckets[query.bucket](query.timeZone ?? 'UTC')} as bucket
    from cell c join scan s on s.workspace_id = c.workspace_id and s.id = c.scan_id and s.status = any(${scoredScanStatuses}::text[])
    where c.workspace_id = ${query.workspaceId} and c.project_id = ${query.projectId} and not c.withheld
      and (${from}::timestamptz is null or c.scanned_at >= ${from}::timestamptz)
      and (${to}::timestamptz is null or c.scanned_at < ${to}::timestamptz)
      and (${scanId}::text is null or c.scan_id = ${scanId}::text) and ${brands} and ${matching(query.rules)}`;
}

/** Few columns: what is read of tens of thousands of rows should fit into memory. */
const counted = sql`c.engine, c.surface, c.brand_id, c.question, c.topic, c.intent, c.scanned_at, c.answers, c.present, c.mentioned,
  c.grounded, c.cited, c.lost, c.failed, c.answered`;

/** The counts that a query picks, summed over the scans of a bucket: one statement, whatever the filters. */
export const readPanel = (db: TenantDatabase, query: PanelQuery): Promise<Panel> =>
  sumCells(db, pickedCells(query, counted));

/** The same by any label of a row of `picked`, as jsonb, for the labels given as JSON texts. */
export const readPanelBy = (
  db: TenantDatabase,
  query: PanelQuery,
  label: RawBuilder<unknown>,
  labels: readonly string[],
): Promise<Panel> =>
  sumCells(
    db,
    sql`select * from (select picked.*, ${label} as label from (${pickedCells(query)}) picked) labelled
      where label in (select one::jsonb from unnest(${labels}::text[]) one)`,
    sql`label::text`,
  );

async function sumCells(
  db: TenantDatabase,
  cells: RawBuilder<unknown>,
  bucket: RawBuilder<unknown> = sql.ref('bucket'),
): Promise<Panel> {
  const { rows } = await sql<{ prompts: PanelPrompt[] | null; groups: StoredGroup[] | null }>`
    with summed as materialized (
      select ${bucket} as bucket, engine, surface, brand_id, prompt, min(question) as question, max(topic) as topic, min(intent) as intent,
        sum(answers) as answers, sum(present) as present, sum(mentioned) as mentioned, sum(grounded) as grounded, sum(cited) as cited,
        sum(lost + failed) as lost, sum(answered) as read, max(scanned_at) as as_of
      from (${cells}) picked group by 1, engine, surface, brand_id, prompt
    ), known as materialized (
      select prompt as key, min(question) as question, max(topic) as topic, min(intent) as intent,
        (row_number() over (order by prompt) - 1)::integer as at
      from summed group by prompt
    ), grouped as (
      select bucket, engine, surface, brand_id as "brandId", max(as_of) as "asOf", array_agg(k.at) as prompt, array_agg(answers) as answers,
        array_agg(present) as present, array_agg(mentioned) as mentioned, array_agg(grounded) as grounded, array_agg(cited) as cited,
        array_agg(lost) as lost, array_agg(read) as read
      from summed join known k on k.key = summed.prompt group by bucket, engine, surface, brand_id
    )
    select (select json_agg(json_build_object('key', key, 'question', question, 'topic', topic, 'intent', intent) order by at) from known) as prompts,
      (select json_agg(g order by g."asOf", g.bucket, g.engine) from grouped g) as groups`.execute(db);
  const found = rows[0];
  return { prompts: found?.prompts ?? [], groups: (found?.groups ?? []).map(toGroup) };
}

/** Counts by column, which Postgres writes several times faster than by cell. */
type StoredGroup = Omit<PanelGroup, 'cells'> & Record<keyof PanelCell, number[]>;

const toGroup = ({ bucket, engine, surface, brandId, asOf, prompt, ...counts }: StoredGroup): PanelGroup => ({
  bucket,
  engine,
  surface,
  brandId,
  // JSON writes another form than columns have.
  asOf: instant(new Date(asOf)),
  cells: prompt
    .map((place, at) => ({
      prompt: place,
      answers: counts.answers[at] ?? 0,
      present: counts.present[at] ?? 0,
      mentioned: counts.mentioned[at] ?? 0,
      grounded: counts.grounded[at] ?? 0,
      cited: counts.cited[at] ?? 0,
      lost: counts.lost[at] ?? 0,
      read: counts.read[at] ?? 0,
    }))
    .sort((a, b) => a.prompt - b.prompt),
});
