-- The plan of the caller's own organisation.
create or replace function set_plan(new_plan text) returns void
language sql security definer set search_path = public as $$
  update organisation set plan = new_plan
  where id = (select organisation_id from workspace where id = (select app_workspace())) and plan <> new_plan
$$;
revoke all on function set_plan(text) from public;
grant execute on function set_plan(text) to svc_app;
