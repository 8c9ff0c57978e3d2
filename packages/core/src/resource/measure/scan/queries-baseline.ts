import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';

export interface EarlierScan {
  scanId: string;
  at: string;
}

/**
 * The scans of a project before one, newest first: those that the level did not leave since, of the same part where it is
 * a run of a cycle.
 */
export const scansBefore = (
  { db, workspace }: Scope,
  { id, projectId, createdAt }: { id: string; projectId: string; createdAt: string },
  atMost: number,
): Promise<EarlierScan[]> => rowsOf<EarlierScan>(db)`
    select e.id as scan_id, e.created_at as at from scan e
    where e.workspace_id = ${workspace.id} and e.project_id = ${projectId} and e.status = any(${scoredScanStatuses}::text[])
      and e.recorded_samples > 0 and not (e.config ? 'chosen') and e.origin = (select s.origin from scan s where s.workspace_id = ${workspace.id} and s.id = ${id}) and e.created_at < ${createdAt} and e.id <> ${id}
      and e.config -> 'cycle' -> 'part' is not distinct from (select s.config -> 'cycle' -> 'part' from scan s
        where s.workspace_id = ${workspace.id} and s.id = ${id})
      and e.created_at >= coalesce((select max(a.began_at) from anomaly a where a.workspace_id = ${workspace.id}
        and a.project_id = ${projectId} and a.score is not null and a.began_at < ${createdAt}), '-infinity'::timestamptz)
    order by e.created_at desc, e.id desc limit ${atMost}`;
