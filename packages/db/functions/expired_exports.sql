create or replace function expired_exports(at timestamptz, at_most integer) returns table (workspace_id text, id text)
language sql stable security definer set search_path = public as $$
  select e.workspace_id, e.id from data_export e where e.expires_at <= at and e.status <> 'expired'
  order by e.expires_at limit at_most
$$;
revoke all on function expired_exports(timestamptz, integer) from public;
grant execute on function expired_exports(timestamptz, integer) to svc_app;
