-- What came of samples in the last hour, over all workspaces.
create or replace function recent_outcomes(in_mode text) returns table (engine text, answered bigint, failed bigint)
language sql stable security definer set search_path = public as $$
  select r.engine, sum(r.recorded_samples), sum(r.failed_samples) from engine_run r join workspace w on w.id = r.workspace_id
  where w.mode = in_mode and r.updated_at > now() - interval '1 hour' group by r.engine
$$;
revoke all on function recent_outcomes(text) from public;
grant execute on function recent_outcomes(text) to svc_app;
