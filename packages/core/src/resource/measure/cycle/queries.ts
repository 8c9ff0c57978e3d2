import { scoredScanStatuses } from '@svc/contract/kernel';
import { rowsOf, type Scope } from '@svc/db';
import type { ScanCycle } from '../scan/index.ts';

/** The number of the newest run of a deal that was not in vain; null: none was made. */
export async function lastRun(
  { db, workspace }: Scope,
  projectId: string,
  deal: string,
): Promise<number | null> {
  const rows = await rowsOf<{ run: number | null }>(db)`
    select max((config -> 'cycle' ->> 'run')::int) as run from scan
    where workspace_id = ${workspace.id} and project_id = ${projectId} and config -> 'cycle' ->> 'deal' = ${deal}
      and status not in ('failed', 'cancelled')`;
  return rows[0]?.run ?? null;
}

export interface CycleRun {
  id: string;
  at: string;
  cycle: ScanCycle;
  engines: string[];
  planned: number;
  recorded: number;
}

/** The newest runs of the deal that the newest run belongs to, oldest first: of each turn the last. */
export const readRuns = (
  { db, workspace }: Scope,
  projectId: string,
  atMost: number,
): Promise<CycleRun[]> => rowsOf<CycleRun>(db)`
    with runs as (
      select s.id, s.created_at as at, s.config -> 'cycle' as cycle, s.config -> 'engines' as engines,
        s.planned_samples as planned, s.recorded_samples as recorded
      from scan s
      where s.workspace_id = ${workspace.id} and s.project_id = ${projectId} and s.config ? 'cycle'
        and s.status = any(${scoredScanStatuses}::text[])
      order by s.created_at desc, s.id desc limit ${2 * atMost}
    ), turns as (
      select distinct on (cycle ->> 'run') * from runs
      where cycle ->> 'deal' = (select cycle ->> 'deal' from runs limit 1)
      order by cycle ->> 'run', at desc
    ), newest as (select * from turns order by (cycle ->> 'run')::int desc limit ${atMost})
    select * from newest order by (cycle ->> 'run')::int`;

/** Whether the newest scan of a project that has figures is a run of a cycle. */
export async function newestIsRun({ db, workspace }: Scope, projectId: string): Promise<boolean> {
  const rows = await rowsOf<{ run: boolean }>(db)`
    select config ? 'cycle' as run from scan where workspace_id = ${workspace.id} and project_id = ${projectId} and origin = 'measured'
      and status = any(${scoredScanStatuses}::text[]) and recorded_samples > 0
    order by created_at desc, id desc limit 1`;
  return rows[0]?.run ?? false;
}
