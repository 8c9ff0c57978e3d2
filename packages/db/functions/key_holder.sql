-- The same of a key by its id, for what is done later in its name.
create or replace function key_holder(holder text)
returns table (member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[])
language sql stable security definer set search_path = public as $$
  select m.id, m.status, m.role, m.project_ids, r.scopes
  from member m left join role r on r.workspace_id = m.workspace_id and r.key = m.role
  where m.id = holder and m.workspace_id in (
    select id from workspace where id = (select app_workspace()) or twin_id = (select app_workspace()))
$$;
revoke all on function key_holder(text) from public;
grant execute on function key_holder(text) to svc_app;
