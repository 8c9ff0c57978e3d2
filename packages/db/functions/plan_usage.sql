-- What the plan of an organisation counts. Imported scans count against no limit.
create or replace function plan_usage() returns table (workspaces integer, projects integer, members integer, "concurrentScans" integer)
language sql stable security definer set search_path = public as $$
  with own as (
    select w.id from workspace me join workspace w on w.organisation_id = me.organisation_id and w.mode = me.mode
    where me.id = (select app_workspace()) and w.deleting_at is null)
  select (select count(*) from own)::integer,
    (select count(*) from project p join own on p.workspace_id = own.id where p.deleted_at is null)::integer,
    (select count(distinct lower(m.email)) from member m join own on m.workspace_id = own.id where m.status <> 'removed')::integer,
    (select count(*) from scan s join own on s.workspace_id = own.id
      where s.status in ('queued', 'running', 'cancelling') and s.origin = 'measured')::integer
$$;
revoke all on function plan_usage() from public;
grant execute on function plan_usage() to svc_app;
