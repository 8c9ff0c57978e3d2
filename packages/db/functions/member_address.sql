-- The address of an active member; test workspaces have their live twin's members.
create or replace function member_address(holder text) returns table (email text, project_ids text[])
language sql stable security definer set search_path = public as $$
  select m.email, m.project_ids from member m where m.id = holder and m.status = 'active' and m.workspace_id in (
    select id from workspace where id = (select app_workspace()) or twin_id = (select app_workspace()))
$$;
revoke all on function member_address(text) from public;
grant execute on function member_address(text) to svc_app;
