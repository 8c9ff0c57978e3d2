-- A channel may hear of everything at once, daily or weekly; and people have channels of their own, by mail.
alter table notification_channel
  alter column project_id drop not null,
  add column digest json,
  add column digest_due_at timestamptz,
  -- The member whose own it is, or the key that is no member's.
  add column holder text,
  add check ((project_id is null) = (holder is not null)),
  add check ((digest is null) = (digest_due_at is null));
create index on notification_channel (workspace_id, holder) where holder is not null;
create index digest_due on notification_channel (digest_due_at) where digest_due_at is not null;
create index notification_waiting on notification (workspace_id, channel_id) where state = 'waiting';

-- The address of an active member; test workspaces have their live twin's members.
create function member_address(holder text) returns table (email text, project_ids text[])
language sql stable security definer set search_path = public as $$
  select m.email, m.project_ids from member m where m.id = holder and m.status = 'active' and m.workspace_id in (
    select id from workspace where id = app_workspace() or twin_id = app_workspace())
$$;

create function due_digests(at timestamptz, at_most integer) returns table (workspace_id text, channel_id text)
language sql stable security definer set search_path = public as $$
  select c.workspace_id, c.id from notification_channel c
  where c.digest_due_at <= at and c.state in ('active', 'failing') order by c.digest_due_at limit at_most
$$;
revoke all on function member_address(text), due_digests(timestamptz, integer) from public;
grant execute on function member_address(text), due_digests(timestamptz, integer) to svc_app;
