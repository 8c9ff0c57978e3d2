import { scoredScanStatuses } from '@svc/contract/kernel';
import { deleteRows, rowsOf, type Scope } from '@svc/db';
import { sql } from 'kysely';
import { standingOriginInSql } from './counted-answers.ts';

/** Under this measure stands how often an answer box showed an answer. */
export const shownMeasure = 'shown';

/** A figure of one scan without filters, as it is stored; `F` is the figure itself. */
export interface ScanFigureRow<F> {
  scanId: string;
  at: string;
  surface: string;
  /** null: the engines of the surface together. */
  engine: string | null;
  brandId: string;
  measure: string;
  marker: string;
  figure: F;
}

export interface KeptFigure<F> extends ScanFigureRow<F> {
  /** Share of questions that got an answer box; null for engines that always answer. */
  shown: F | null;
}

/** Scans that have cells but no figures yet. */
const withoutFigures = sql<boolean>`not exists (select from scan_figure f where f.workspace_id = s.workspace_id and f.scan_id = s.id)
  and exists (select from cell_pack k join cell_prompt p on p.workspace_id = k.workspace_id and p.panel = k.panel
    where k.workspace_id = s.workspace_id and k.scan_id = s.id and not k.withheld and not p.branded)`;

export const forgetScanFigures = ({ db, workspace }: Scope, scanId: string): Promise<void> =>
  deleteRows(db, 'scan_figure', { workspaceId: workspace.id, scanId });

/**
 * Waits for a writer of the scan's cells, and keeps others out until the transaction ends. True where the scan has no figures.
 */
export async function lacksFigures({ db, workspace }: Scope, scanId: string): Promise<boolean> {
  await sql`select 1 from scan where workspace_id = ${workspace.id} and id = ${scanId} for share`.execute(db);
  const rows = await rowsOf<{ lacks: boolean }>(db)`
    select ${withoutFigures} as lacks from scan s where s.workspace_id = ${workspace.id} and s.id = ${scanId}`;
  return rows[0]?.lacks ?? false;
}

/** Scans of a project whose figures are not kept yet, newest first. */
export async function scansWithoutFigures(
  { db, workspace }: Scope,
  projectId: string,
  atMost: number,
): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(db)`
    select s.id from scan s where s.workspace_id = ${workspace.id} and s.project_id = ${projectId}
      and s.status = any(${scoredScanStatuses}::text[]) and ${withoutFigures}
    order by s.created_at desc limit ${atMost}`;
  return rows.map(({ id }) => id);
}

export async function storeScanFigures(
  { db, workspace }: Scope,
  projectId: string,
  figures: readonly ScanFigureRow<object>[],
): Promise<void> {
  await sql`
    insert into scan_figure (workspace_id, scan_id, project_id, scanned_at, brand_id, measure, surface, engine, marker, figure)
    select ${workspace.id}, f."scanId", ${projectId}, f.at, f."brandId", f.measure, f.surface, coalesce(f.engine, ''), f.marker, f.figure
    from json_to_recordset(${figures}::json) as f("scanId" text, at timestamptz, "brandId" text, measure text,
      surface text, engine text, marker text, figure json)
    on conflict do nothing`.execute(db);
}

/** The kept figures of a brand in a span, oldest first; null where a scan of the span has none yet. */
export async function readScanFigures<F>(
  { db, workspace }: Scope,
  query: {
    projectId: string;
    from: string;
    to: string;
    brandId: string;
    measure: string;
    by: 'surface' | 'engine';
  },
): Promise<KeptFigure<F>[] | null> {
  const { projectId, from, to, brandId, measure, by } = query;
  const rows = await rowsOf<{ missing: boolean; figures: KeptFigure<F>[] | null }>(db)`
    with s as materialized (
      select workspace_id, id from scan where workspace_id = ${workspace.id} and project_id = ${projectId}
        and origin = ${standingOriginInSql(workspace.id, projectId)} and status = any(${scoredScanStatuses}::text[]) and not (config ? 'chosen')
        and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz
    )
    select exists (select from s where ${withoutFigures}) as missing,
      (select json_agg(json_build_object('scanId', f.scan_id, 'at', to_char(f.scanned_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'surface', f.surface, 'engine', nullif(f.engine, ''),
          'marker', f.marker, 'figure', f.figure, 'shown', b.figure) order by f.scanned_at, f.scan_id, f.engine, f.surface)
        from scan_figure f join s on s.id = f.scan_id
          left join scan_figure b on b.workspace_id = f.workspace_id and b.project_id = f.project_id and b.brand_id = f.brand_id
            and b.measure = ${shownMeasure} and b.scan_id = f.scan_id and b.surface = f.surface and b.engine = f.engine
        where f.workspace_id = ${workspace.id} and f.project_id = ${projectId} and f.brand_id = ${brandId} and f.measure = ${measure}
          and (f.engine = '') = ${by === 'surface'}) as figures`;
  const [found] = rows;
  return !found || found.missing ? null : (found.figures ?? []);
}

export interface WeeklyFigure {
  projectId: string;
  surface: string;
  at: string;
  value: number | null;
  ci: { low: number; high: number; level: 0.95; method: string } | null;
}

/** Presence of these brands by surface: the newest scan of each week since then, oldest first. */
export const weeklyFigures = (
  { db, workspace }: Scope,
  brandIds: readonly string[],
  since: string,
): Promise<WeeklyFigure[]> => rowsOf<WeeklyFigure>(db)`
    select distinct on (f.project_id, f.surface, date_trunc('week', f.scanned_at)) f.project_id, f.surface, f.scanned_at as at,
      (f.figure ->> 'value')::double precision as value, f.figure -> 'ci' as ci
    from scan_figure f join scan s on s.workspace_id = f.workspace_id and s.id = f.scan_id
      and s.status = any(${scoredScanStatuses}::text[]) and not (s.config ? 'chosen')
    where f.workspace_id = ${workspace.id} and f.project_id in (select project_id from brand where workspace_id = ${workspace.id} and id = any(${[...brandIds]}::text[]))
      and f.brand_id = any(${[...brandIds]}::text[]) and f.measure = 'presence' and f.engine = '' and f.scanned_at >= ${since}::timestamptz
    order by f.project_id, f.surface, date_trunc('week', f.scanned_at), f.scanned_at desc`;
