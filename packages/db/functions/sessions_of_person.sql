-- Every session of the person behind a member of the caller's workspace, in all workspaces of the organisation.
create or replace function sessions_of_person(holder text)
returns table (workspace_id text, id text, agent text, created_at timestamptz, seen_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id, s.agent, s.created_at, s.seen_at, s.expires_at from member here
    join member there on lower(there.email) = lower(here.email)
    join workspace w on w.id = there.workspace_id and w.organisation_id = app_organisation()
    join console_session s on s.workspace_id = there.workspace_id and s.member_id = there.id and s.expires_at > now()
  where here.id = holder and here.workspace_id = (select app_workspace())
$$;
revoke all on function sessions_of_person(text) from public;
grant execute on function sessions_of_person(text) to svc_app;
