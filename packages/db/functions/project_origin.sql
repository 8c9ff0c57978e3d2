-- A project's figures are those it measured; of a project that measured none, those that it was given.
create or replace function project_origin(workspace text, project text) returns text
language sql stable set search_path = public as $$
  select coalesce((select s.origin from scan s where s.workspace_id = workspace and s.project_id = project
    and s.status in ('completed', 'partial', 'cancelled') and s.recorded_samples > 0
    order by s.origin desc limit 1), 'measured')
$$;
grant execute on function project_origin(text, text) to svc_app;
