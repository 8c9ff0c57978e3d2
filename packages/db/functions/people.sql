-- Active members, with what decides about their rights.
create or replace function people() returns table (member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[])
language sql stable security definer set search_path = public as $$
  select m.id, m.status, m.role, m.project_ids, r.scopes
  from member m left join role r on r.workspace_id = m.workspace_id and r.key = m.role
  where m.status = 'active' and m.workspace_id in (
    select id from workspace where id = (select app_workspace()) or twin_id = (select app_workspace()))
$$;
revoke all on function people() from public;
grant execute on function people() to svc_app;
