-- A workspace of the caller's organisation with its test twin.
create or replace function make_workspace(live_id text, test_id text, name text, made_by text) returns void
language sql security definer set search_path = public as $$
  insert into workspace (id, organisation_id, name, mode, created_by, twin_id)
    values (test_id, app_organisation(), name || ' (test)', 'test', made_by, live_id),
      (live_id, app_organisation(), name, 'live', made_by, test_id);
$$;
revoke all on function make_workspace(text, text, text, text) from public;
grant execute on function make_workspace(text, text, text, text) to svc_app;
