-- Over all tenants: projects that were deleted so long ago that nobody can restore them. Those of a workspace that is
-- deleted go with it.
create or replace function projects_to_erase(older_than interval, at_most integer)
returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select p.workspace_id, p.id from project p join workspace w on w.id = p.workspace_id and w.deleting_at is null
  where p.deleted_at < now() - older_than order by p.deleted_at limit at_most
$$;
revoke all on function projects_to_erase(interval, integer) from public;
grant execute on function projects_to_erase(interval, integer) to svc_app;
