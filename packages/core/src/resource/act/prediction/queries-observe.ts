import { rowsOf, type Scope } from '@svc/db';
import { readableInSql } from '../../measure/score/index.ts';

const oldest = '90 days';

/**
 * Writes what a finished scan found beside every prediction of its cells that no scan has judged yet, made before the
 * scan began or for it. The sandbox judges nothing: its answers are predictions themselves. Returns how many.
 */
export async function observePredictions(
  { db, workspace }: Scope,
  key: { scanId: string; now: string },
): Promise<number> {
  const rows = await rowsOf<{ id: string }>(db)`
    with seen as (
      select a.engine, p.text, s.project_id, s.created_at, s.created_at - ${oldest}::interval as oldest,
        count(*) filter (where a.present)::integer as successes, count(*)::integer as trials
      from answer a join scan s on s.workspace_id = a.workspace_id and s.id = a.scan_id
        join engine_run r on r.workspace_id = a.workspace_id and r.id = a.run_id
        join scan_prompt p on p.workspace_id = a.workspace_id and p.scan_id = a.scan_id and p.prompt_index = a.prompt_index
      where a.workspace_id = ${workspace.id} and a.scan_id = ${key.scanId} and ${readableInSql} and a.present is not null
        and r.surface <> 'sandbox' and not p.branded and s.project_id is not null
      group by a.engine, p.text, s.project_id, s.created_at
    )
    update prediction p set observed_scan_id = ${key.scanId}, observed_successes = seen.successes, observed_trials = seen.trials,
      observed_at = ${key.now}::timestamptz
    from seen where p.workspace_id = ${workspace.id} and p.project_id = seen.project_id and p.engine = seen.engine
      and md5(p.prompt_text) = md5(seen.text) and p.prompt_text = seen.text and p.observed_at is null
      and p.created_at > seen.oldest and (p.scan_id = ${key.scanId} or (p.source = 'request' and p.created_at < seen.created_at))
    returning p.id`;
  return rows.length;
}
