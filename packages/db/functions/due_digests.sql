-- Digests that are to go out. Those of a deleted project rest.
create or replace function due_digests(at timestamptz, at_most integer) returns table (workspace_id text, channel_id text)
language sql stable security definer set search_path = public as $$
  select c.workspace_id, c.id from notification_channel c
    left join project p on p.workspace_id = c.workspace_id and p.id = c.project_id
  where c.digest_due_at <= at and c.state in ('active', 'failing') and p.deleted_at is null order by c.digest_due_at limit at_most
$$;
revoke all on function due_digests(timestamptz, integer) from public;
grant execute on function due_digests(timestamptz, integer) to svc_app;
