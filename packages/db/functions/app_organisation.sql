-- In a function: a policy of a table cannot look into that table.
create or replace function app_organisation() returns text language sql stable security definer set search_path = public as $$
  select organisation_id from workspace where id = (select app_workspace())
$$;
revoke all on function app_organisation() from public;
grant execute on function app_organisation() to svc_app;
