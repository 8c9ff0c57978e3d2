-- Where people hear of a project's events. The address itself is sealed where it lets anyone write: `secret`.
create table notification_channel (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  kind text not null check (kind in ('email', 'slack', 'teams', 'discord', 'webhook')),
  name text not null,
  -- What may be shown of the address.
  hint text not null,
  events text[] not null,
  minimum_severity text not null check (minimum_severity in ('info', 'warning', 'critical')),
  quiet_hours json,
  state text not null check (state in ('unverified', 'active', 'paused', 'unsubscribed', 'failing')),
  last_error text,
  -- Of an e-mail address: what its reader has to send back, and how often it was guessed.
  code_hash bytea,
  code_until timestamptz,
  code_guesses integer not null default 0,
  -- In every mail to an address: whoever has it can end these mails, and nothing else.
  unsubscribe_token text not null unique,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on notification_channel (workspace_id, project_id, created_at desc, id desc);
call isolate('notification_channel');
call open_to_owner('notification_channel');

-- One event for one channel.
create table notification (
  workspace_id text not null,
  id text not null,
  channel_id text not null,
  event_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, channel_id, event_id),
  foreign key (workspace_id, channel_id) references notification_channel on delete cascade,
  foreign key (workspace_id, event_id) references event on delete cascade
);
create index on notification (workspace_id, event_id);
call isolate('notification');
call open_to_owner('notification');

-- How urgent an event is; channels leave out what is below their floor.
create function event_severity(type text, data json) returns text language sql immutable as $$
  select case
    when type in ('credits.exhausted', 'scan.failed', 'webhook.disabled') then 'critical'
    when type in ('credits.low', 'schedule.skipped', 'engine.changed', 'scan.partial') then 'warning'
    when type = 'score.changed' and data -> 'change' ->> 'verdict' = 'fall' then 'warning'
    else 'info' end
$$;

-- As before, and to channels: of their project, and of none, since credits and engines concern every project.
create or replace function dispatch_events(at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare handed integer; queued integer;
begin
  with waiting as (
    select e.workspace_id, e.id, e.type, e.project_id, e.data from event e where e.dispatched_at is null
    order by e.occurred_at limit at_most for update skip locked
  ), wanted as (
    insert into webhook_delivery (workspace_id, id, webhook_id, event_id, event_type)
    select h.workspace_id, 'dlv_' || replace(gen_random_uuid()::text, '-', ''), h.id, w.id, w.type
    from waiting w join webhook h on h.workspace_id = w.workspace_id and h.state = 'active'
      and wants_event(h.events, w.type) and (h.project_ids is null or w.project_id = any(h.project_ids))
    on conflict do nothing
  ), told as (
    insert into notification (workspace_id, id, channel_id, event_id)
    select c.workspace_id, 'ntf_' || replace(gen_random_uuid()::text, '-', ''), c.id, w.id
    from waiting w join notification_channel c on c.workspace_id = w.workspace_id and c.state in ('active', 'failing')
      and wants_event(c.events, w.type) and (w.project_id is null or w.project_id = c.project_id)
      and array_position(array['info', 'warning', 'critical'], event_severity(w.type, w.data))
        >= array_position(array['info', 'warning', 'critical'], c.minimum_severity)
    on conflict do nothing returning workspace_id, id
  ), jobs as (
    select graphile_worker.add_job('send_notification', json_build_object('workspaceId', t.workspace_id, 'notificationId', t.id),
      job_key := 'notify:' || t.id) from told t
  ), done as (
    update event e set dispatched_at = clock_timestamp() from waiting w where e.workspace_id = w.workspace_id and e.id = w.id
    returning 1
  )
  select (select count(*) from done), (select count(*) from jobs) into handed, queued;
  return handed;
end $$;

-- Its name, or null where no channel has this token. A reader has no tenant.
create function unsubscribe_channel(token text) returns text
language sql security definer set search_path = public as $$
  update notification_channel set state = 'unsubscribed', updated_at = now() where unsubscribe_token = token returning name
$$;
revoke all on function unsubscribe_channel(text) from public;
grant execute on function unsubscribe_channel(text) to svc_app;
