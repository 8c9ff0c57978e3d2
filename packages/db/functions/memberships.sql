-- Where the person behind a member of the caller's workspace is a member as well, and as what.
create or replace function memberships(holder text) returns table (workspace_id text, role text)
language sql stable security definer set search_path = public as $$
  select there.workspace_id, there.role from member here join member there on lower(there.email) = lower(here.email)
    join workspace w on w.id = there.workspace_id and w.organisation_id = app_organisation()
  where here.id = holder and here.status = 'active' and there.status = 'active'
$$;
revoke all on function memberships(text) from public;
grant execute on function memberships(text) to svc_app;
