-- Erases some rows of one of the tables that `project_tables` names; returns how many. The caller's project must have been
-- deleted so long ago that nobody can restore it. What was used in it counts on, as use of no project.
create or replace function erase_project_rows(project text, table_name text, older_than interval, at_most integer) returns bigint
language plpgsql security definer set search_path = public as $$
declare rows_of text; own constant text := app_workspace();
begin
  perform from project p where p.workspace_id = own and p.id = erase_project_rows.project and p.deleted_at < now() - older_than for update;
  if not found then raise exception 'this project is not to be erased'; end if;
  select t.belongs into rows_of from project_tables() t where t.name = table_name;
  if not found then raise exception '% has no rows of projects', table_name; end if;
  if table_name = 'usage_day' then
    insert into usage_day as u (workspace_id, day, project_id, engine, requested_by, answers, credits)
      select d.workspace_id, d.day, null, d.engine, d.requested_by, d.answers, d.credits from usage_day d
      where d.workspace_id = own and d.project_id = erase_project_rows.project
      on conflict (workspace_id, day, project_id, engine, requested_by)
        do update set answers = u.answers + excluded.answers, credits = u.credits + excluded.credits;
  end if;
  if table_name = 'project' then
    delete from graphile_worker._private_jobs j where j.payload ->> 'workspaceId' = own
      and j.payload ->> 'projectId' = erase_project_rows.project and j.locked_at is null;
  end if;
  -- What was added up above must not be there a second time.
  return delete_some(table_name, rows_of, own, erase_project_rows.project, case when table_name <> 'usage_day' then at_most end);
end $$;
revoke all on function erase_project_rows(text, text, interval, integer) from public;
grant execute on function erase_project_rows(text, text, interval, integer) to svc_app;
