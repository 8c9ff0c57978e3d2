-- Schedules that are to start, or whose pause has ended. Those of a deleted project rest.
create or replace function due_schedules(at timestamptz, at_most integer) returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.project_id from schedule s
    join project p on p.workspace_id = s.workspace_id and p.id = s.project_id and p.deleted_at is null
  where (s.state = 'active' and s.next_run_at <= at) or (s.state = 'paused' and s.paused_until <= at)
  order by s.next_run_at limit at_most
$$;
revoke all on function due_schedules(timestamptz, integer) from public;
grant execute on function due_schedules(timestamptz, integer) to svc_app;
