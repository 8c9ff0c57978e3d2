-- What plans count, over all workspaces of the caller's organisation in the caller's mode.
call open_to_owner('project');
create function plan_usage() returns table (projects integer, "concurrentScans" integer)
language sql stable security definer set search_path = public as $$
  with own as (
    select w.id from workspace me join workspace w on w.organisation_id = me.organisation_id and w.mode = me.mode
    where me.id = app_workspace())
  select (select count(*) from project p join own on p.workspace_id = own.id where p.deleted_at is null)::integer,
    (select count(*) from scan s join own on s.workspace_id = own.id where s.status in ('queued', 'running', 'cancelling'))::integer
$$;
revoke all on function plan_usage() from public;
grant execute on function plan_usage() to svc_app;
create index scan_open on scan (workspace_id) where status in ('queued', 'running', 'cancelling');
