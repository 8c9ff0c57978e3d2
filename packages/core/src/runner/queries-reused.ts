import { rowsOf, type Scope } from '@svc/db';

/** Journals the stored answers that a scan takes, so that nobody asks for them; returns how many. */
export async function takeReused({ db, workspace }: Scope, scanId: string): Promise<number> {
  const rows = await rowsOf<{ taken: number }>(db)`
    with taken as (
      insert into attempt as t (workspace_id, run_id, prompt_index, sample_index, state, fence, answer_id, ended_at)
      select u.workspace_id, r.id, u.prompt_index, u.sample_index, 'reused', 0, u.answer_id, now()
      from reused_answer u join engine_run r on r.workspace_id = u.workspace_id and r.scan_id = u.scan_id and r.engine = u.engine
      where u.workspace_id = ${workspace.id} and u.scan_id = ${scanId}
      returning t.run_id
    ), by_run as (select run_id, count(*)::integer as taken from taken group by run_id
    ), run as (
      update engine_run r set reused_samples = b.taken, planned_samples = r.planned_samples - b.taken
      from by_run b where r.workspace_id = ${workspace.id} and r.id = b.run_id)
    select coalesce(sum(taken), 0)::integer as taken from by_run`;
  return rows[0]?.taken ?? 0;
}
