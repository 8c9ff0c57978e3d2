-- Over all tenants: whose plan and controls say how long things are kept. No content.
create or replace function workspaces_to_retain(after text, at_most integer)
returns table (workspace_id text, plan text, limit_overrides jsonb)
language sql stable security definer set search_path = public as $$
  select w.id, o.plan, o.limit_overrides from workspace w join organisation o on o.id = w.organisation_id
  where w.id > after and w.deleting_at is null order by w.id limit at_most
$$;
revoke all on function workspaces_to_retain(text, integer) from public;
grant execute on function workspaces_to_retain(text, integer) to svc_app;
