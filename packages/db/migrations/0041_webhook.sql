create table webhook (
  workspace_id text not null references workspace,
  id text not null,
  url text not null,
  description text,
  -- Types of events, `scan.*` for all of a kind, or `*`.
  events text[] not null,
  -- null: events of all projects, and of none.
  project_ids text[],
  state text not null default 'active' check (state in ('active', 'paused', 'disabled')),
  disabled_reason text,
  -- Attempts that failed since the last that did not, and when the first of them was.
  failures integer not null default 0,
  failing_since timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on webhook (workspace_id, created_at desc, id desc);
call isolate('webhook');
call open_to_owner('webhook');

-- One event for one webhook, with all attempts. Pending ones are due at `due_at`; one that a worker is about to send
-- comes due again when that worker has been silent for too long.
create table webhook_delivery (
  workspace_id text not null,
  id text not null,
  webhook_id text not null,
  event_id text not null,
  event_type text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  claim text,
  log jsonb not null default '[]',
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, webhook_id, event_id),
  foreign key (workspace_id, webhook_id) references webhook on delete cascade,
  foreign key (workspace_id, event_id) references event
);
create index delivery_due on webhook_delivery (workspace_id, webhook_id, due_at) where state = 'pending';
create index delivery_claimed on webhook_delivery (workspace_id, webhook_id) where claim is not null;
create index on webhook_delivery (workspace_id, webhook_id, created_at desc, id desc);
create index on webhook_delivery (workspace_id, event_id);
call isolate('webhook_delivery');
call open_to_owner('webhook_delivery');

create function wants_event(wanted text[], type text) returns boolean language sql immutable as $$
  select wanted && array['*', type, split_part(type, '.', 1) || '.*']
$$;

-- Hands waiting events on to the webhooks that want them; returns how many events. Any number of workers may call it.
create function dispatch_events(at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare handed integer;
begin
  with waiting as (
    select e.workspace_id, e.id, e.type, e.project_id from event e where e.dispatched_at is null
    order by e.occurred_at limit at_most for update skip locked
  ), wanted as (
    insert into webhook_delivery (workspace_id, id, webhook_id, event_id, event_type)
    select h.workspace_id, 'dlv_' || replace(gen_random_uuid()::text, '-', ''), h.id, w.id, w.type
    from waiting w join webhook h on h.workspace_id = w.workspace_id and h.state = 'active'
      and wants_event(h.events, w.type) and (h.project_ids is null or w.project_id = any(h.project_ids))
    on conflict do nothing
  ), done as (
    update event e set dispatched_at = clock_timestamp() from waiting w where e.workspace_id = w.workspace_id and e.id = w.id
    returning 1
  )
  select count(*) into handed from done;
  return handed;
end $$;

-- Takes deliveries that are due for one worker. Each webhook gets a few places, and turns are taken: one that is slow or
-- dead keeps no other waiting, and one that keeps failing is asked two at a time.
create function claim_deliveries(claimer text, at_most integer, places integer, lease interval)
returns table (workspace_id text, id text, webhook_id text, url text, attempt integer, event json)
language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtext('svc:claim_deliveries'));
  return query
  with recursive endpoint as (
    (select d.workspace_id, d.webhook_id from webhook_delivery d where d.state = 'pending'
     order by d.workspace_id, d.webhook_id limit 1)
    union all
    select n.workspace_id, n.webhook_id from endpoint e cross join lateral (
      select d.workspace_id, d.webhook_id from webhook_delivery d
      where d.state = 'pending' and (d.workspace_id, d.webhook_id) > (e.workspace_id, e.webhook_id)
      order by d.workspace_id, d.webhook_id limit 1) n
  ), due as (
    select c.workspace_id, c.id, c.due_at, row_number() over (partition by e.webhook_id order by c.due_at, c.id) as turn
    from endpoint e join webhook h on h.workspace_id = e.workspace_id and h.id = e.webhook_id and h.state = 'active'
      cross join lateral (
        select d.workspace_id, d.id, d.due_at from webhook_delivery d
        where d.state = 'pending' and d.workspace_id = e.workspace_id and d.webhook_id = e.webhook_id and d.due_at <= now()
        order by d.due_at limit greatest(0, (case when h.failures >= 5 then 2 else places end) - (
          select count(*) from webhook_delivery b
          where b.claim is not null and b.workspace_id = e.workspace_id and b.webhook_id = e.webhook_id and b.due_at > now()))
      ) c
  ), chosen as (
    select d.workspace_id, d.id from due d order by d.turn, d.due_at limit at_most
  ), claimed as (
    update webhook_delivery d set claim = claimer, attempts = d.attempts + 1, due_at = now() + lease
    from chosen c where d.workspace_id = c.workspace_id and d.id = c.id
    returning d.workspace_id, d.id, d.webhook_id, d.event_id, d.attempts
  )
  select c.workspace_id, c.id, c.webhook_id, h.url, c.attempts, json_build_object(
      'id', e.id, 'type', e.type, 'timestamp', to_char(e.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'mode', e.mode, 'workspaceId', e.workspace_id, 'projectId', e.project_id,
      'resource', json_build_object('type', e.resource_type, 'id', e.resource_id),
      'sequence', e.sequence, 'requestId', e.request_id, 'data', e.data)
  from claimed c join event e on e.workspace_id = c.workspace_id and e.id = c.event_id
    join webhook h on h.workspace_id = c.workspace_id and h.id = c.webhook_id;
end $$;

-- Forgets what was told long ago: deliveries with the receivers' answers, and then the events.
create function forget_events(older_than interval, at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare forgotten integer;
begin
  delete from webhook_delivery d using (
    select v.workspace_id, v.id from webhook_delivery v where v.state <> 'pending' and v.created_at < now() - older_than limit at_most) old
  where d.workspace_id = old.workspace_id and d.id = old.id;
  delete from event e using (
    select v.workspace_id, v.id from event v where v.dispatched_at < now() - older_than
      and not exists (select from webhook_delivery d where d.workspace_id = v.workspace_id and d.event_id = v.id) limit at_most) old
  where e.workspace_id = old.workspace_id and e.id = old.id;
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

revoke all on function dispatch_events(integer), claim_deliveries(text, integer, integer, interval), forget_events(interval, integer) from public;
grant execute on function dispatch_events(integer), claim_deliveries(text, integer, integer, interval), forget_events(interval, integer) to svc_app;
