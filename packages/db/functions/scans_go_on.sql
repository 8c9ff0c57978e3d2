-- `select 1`: Citus cannot ask its nodes for rows without columns.
create or replace function scans_go_on() returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select 1 from scan where status in ('queued', 'running', 'cancelling'))
$$;
revoke all on function scans_go_on() from public;
grant execute on function scans_go_on() to svc_app;
