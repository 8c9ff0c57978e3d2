import type { Export, Filters } from '@svc/contract/tell/export';
import { findOne, insertRow, rowsOf, type Scope, type TenantDatabase } from '@svc/db';
import { sql } from 'kysely';
import type { UploadState } from '../../../object-store/index.ts';
import { standingOriginInSql } from '../../measure/cell/index.ts';
import type { Place } from './queries-rows.ts';

/** How far a file has come. */
export interface Progress {
  place: Place | null;
  upload: UploadState;
  /** State of the format's encoder. */
  encoder: unknown;
}

declare module '@svc/db' {
  interface JsonColumns {
    'data_export.filters': Filters;
    'data_export.failure': NonNullable<Export['error']>;
    'data_export.progress': Progress;
  }
}

const columns = [
  'id',
  'projectId',
  'dataset',
  'format',
  'compression',
  'filters',
  'withheld',
  'status',
  'rowCount as rows',
  'planned',
  'byteCount as bytes',
  'sha256',
  'failure as error',
  'createdAt',
  'finishedAt',
  'expiresAt',
] as const;

export type StoredExport = Omit<Export, 'mode' | 'filename' | 'download'>;

const exportById = findOne(({ db, workspace }, id: string) =>
  db.selectFrom('data_export').select(columns).where('workspaceId', '=', workspace.id).where('id', '=', id),
);

export async function findExport(scope: Scope, id: string): Promise<StoredExport | null> {
  const found = await exportById(scope, id);
  if (!found) return null;
  // What earlier releases wrote had rows of both origins, and does not say so.
  const before = found.dataset === 'audit' ? null : 'both';
  return { ...found, filters: { ...found.filters, origin: found.filters.origin ?? before } };
}

export async function standingOrigin(
  { db, workspace }: Scope,
  projectId: string,
): Promise<'measured' | 'imported'> {
  const { origin } = await db
    .selectNoFrom(standingOriginInSql(workspace.id, projectId).as('origin'))
    .executeTakeFirstOrThrow();
  return origin;
}

export interface NewExport
  extends Pick<
    StoredExport,
    'id' | 'projectId' | 'dataset' | 'format' | 'compression' | 'withheld' | 'expiresAt'
  > {
  filters: Filters;
  requestedBy: string;
  requestId: string;
}

export const insertExport = (
  { db, workspace }: Scope,
  { id, dataset, format, compression, withheld, ...one }: NewExport,
): Promise<void> =>
  insertRow(db, 'data_export', {
    workspaceId: workspace.id,
    projectId: one.projectId,
    filters: one.filters,
    requestedBy: one.requestedBy,
    requestId: one.requestId,
    expiresAt: one.expiresAt,
    ...{ id, dataset, format, compression, withheld },
  });

export async function countOpen({ db, workspace }: Scope, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('data_export')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('workspaceId', '=', workspace.id)
    .where('projectId', '=', projectId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

const one = ({ db, workspace }: Scope, id: string) =>
  db.updateTable('data_export').where('workspaceId', '=', workspace.id).where('id', '=', id);

/** Takes an export over; whoever wrote it before writes no more. null: there is nothing left to do. */
export async function claimExport(scope: Scope, id: string) {
  const row = await one(scope, id)
    .set({
      fence: sql<number>`fence + 1`,
      status: 'running',
      startedAt: sql<string>`least(started_at, now())`,
    })
    .where('status', 'in', ['queued', 'running'])
    .returning(['fence', 'progress', 'requestedBy', 'requestId'])
    .executeTakeFirst();
  return row ?? null;
}

export async function setPlanned(scope: Scope, id: string, planned: number): Promise<void> {
  await one(scope, id).set({ planned }).execute();
}

/** The written part is lost: the next worker begins again. */
export async function forgetProgress(scope: Scope, id: string): Promise<void> {
  await one(scope, id).set({ progress: null, rowCount: 0, byteCount: 0 }).execute();
}

/** Whether it was noted; false: another worker has taken over, or the export has ended. */
export async function noteProgress(
  scope: Scope,
  { id, fence }: { id: string; fence: number },
  { rows, ...progress }: Progress & { rows: number },
): Promise<boolean> {
  const noted = await one(scope, id)
    .set({ progress, rowCount: rows, byteCount: progress.upload.size })
    .where('fence', '=', fence)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

export async function completeExport(
  scope: Scope,
  { id, fence }: { id: string; fence: number },
  done: { rows: number; bytes: number; sha256: string },
): Promise<boolean> {
  const { numUpdatedRows } = await one(scope, id)
    .set({
      status: 'completed',
      planned: done.rows,
      rowCount: done.rows,
      byteCount: done.bytes,
      sha256: done.sha256,
      progress: null,
      finishedAt: sql<string>`now()`,
    })
    .where('fence', '=', fence)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives how far it was written, so that it can be removed; null: it had ended before. */
export async function endExport(
  { db, workspace }: Scope,
  id: string,
  end: { status: 'failed'; failure: NonNullable<Export['error']> } | { status: 'expired' },
): Promise<{ progress: Progress | null } | null> {
  const rows = await rowsOf<{ progress: Progress | null }>(db)`
    update data_export e set status = ${end.status}, progress = null, finished_at = least(e.finished_at, now()),
      failure = ${end.status === 'failed' ? end.failure : null}::json
    from data_export before
    where e.workspace_id = ${workspace.id} and e.id = ${id} and before.workspace_id = e.workspace_id and before.id = e.id
      and e.status <> 'expired' and (${end.status} = 'expired' or e.status in ('queued', 'running'))
    returning before.progress`;
  return rows[0] ?? null;
}

export const readExpired = (db: TenantDatabase, at: string, atMost: number) => rowsOf<{
  workspaceId: string;
  id: string;
}>(db)`
    select workspace_id, id from expired_exports(${at}::timestamptz, ${atMost}::integer)`;

/** Exports whose file may still be there. */
export async function readKept({ db, workspace }: Scope, projectId?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('data_export')
    .select('id')
    .where('workspaceId', '=', workspace.id)
    .where('status', '<>', 'expired')
    .$if(projectId !== undefined, (rows) => rows.where('projectId', '=', projectId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}

/** Shortens how long exports are kept; the next run deletes the files that are due. */
export async function shortenExports({ db, workspace }: Scope, days: number): Promise<void> {
  // Without a time zone: a cluster refuses functions that look at it in what a row is set to.
  const end = sql<string>`(created_at at time zone 'UTC' + make_interval(days => ${days}::integer)) at time zone 'UTC'`;
  await db
    .updateTable('data_export')
    .set({ expiresAt: end })
    .where('workspaceId', '=', workspace.id)
    .where('status', '<>', 'expired')
    .where('expiresAt', '>', end)
    .execute();
}

/** Names of projects without a finished export of their answers that holds their last scan. */
export async function projectsWithoutExport({ db, workspace }: Scope): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(db)`
    select p.name from project p where p.workspace_id = ${workspace.id} and p.deleted_at is null and not exists (
      select from data_export e where e.workspace_id = p.workspace_id and e.project_id = p.id and e.dataset = 'answers'
        and e.status in ('completed', 'expired') and e.created_at >= coalesce(
          (select max(s.finished_at) from scan s where s.workspace_id = p.workspace_id and s.project_id = p.id), p.created_at))
    order by p.created_at limit 5`;
  return rows.map(({ name }) => name);
}
