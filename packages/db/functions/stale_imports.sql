-- Imports of all tenants that wait for somebody too long.
create or replace function stale_imports(before timestamptz, at_most integer) returns table (workspace_id text, id text)
language sql stable security definer set search_path = public as $$
  select i.workspace_id, i.id from answer_import i
  where i.status in ('awaiting_file', 'checked') and i.updated_at < before order by i.updated_at limit at_most
$$;
revoke all on function stale_imports(timestamptz, integer) from public;
grant execute on function stale_imports(timestamptz, integer) to svc_app;
