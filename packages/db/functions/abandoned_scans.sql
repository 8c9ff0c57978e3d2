-- Scans that no job will bring to an end any more. What is imported has a job of its own.
create or replace function abandoned_scans(idle interval, at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
  where s.status in ('queued', 'running', 'cancelling') and s.updated_at < now() - idle and s.origin = 'measured'
    and not exists (
      select from graphile_worker._private_jobs j
      where j.key in ('plan:' || s.id, 'finish:' || s.id) and (j.attempts < j.max_attempts or j.locked_at is not null))
    and not exists (
      select from engine_run r join graphile_worker._private_jobs j on j.key = 'run:' || r.id
      where r.workspace_id = s.workspace_id and r.scan_id = s.id and (j.attempts < j.max_attempts or j.locked_at is not null))
  order by s.updated_at limit at_most
$$;
revoke all on function abandoned_scans(interval, integer) from public;
grant execute on function abandoned_scans(interval, integer) to svc_app;
