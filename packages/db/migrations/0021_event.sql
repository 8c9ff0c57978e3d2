-- What happened, written in the transaction in which it happened. From here it is told to whoever asked for it.
create table event (
  workspace_id text not null references workspace,
  id text not null,
  type text not null,
  -- What it happened to, such as `scan` and `scn_…`.
  resource_type text not null,
  resource_id text not null,
  project_id text,
  -- 1, 2, 3, … for each resource: whoever receives events out of order can put them in order.
  sequence integer not null,
  mode text not null check (mode in ('live', 'test')),
  data json not null,
  request_id text,
  occurred_at timestamptz not null default clock_timestamp(),
  -- null: not handed on to its receivers yet.
  dispatched_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, resource_id, sequence)
);
create index event_waiting on event (occurred_at) where dispatched_at is null;
create index on event (workspace_id, occurred_at desc, id desc);
call isolate('event', 'select, insert');
call open_to_owner('event');

create table event_sequence (
  workspace_id text not null references workspace,
  resource_id text not null,
  last integer not null default 1,
  primary key (workspace_id, resource_id)
);
call isolate('event_sequence', 'select, insert, update');
call open_to_owner('event_sequence');

-- An engine changes for all who ask it. One event for each workspace that asked it in the last 30 days.
create function emit_engine_change(change_id text, data json) returns integer
language plpgsql security definer set search_path = public as $$
declare told integer;
begin
  with asking as (
    select distinct r.workspace_id from engine_change c
      join engine_run r on r.engine = c.engine and r.started_at > now() - interval '30 days'
      join workspace w on w.id = r.workspace_id and w.mode = c.mode
    where c.id = change_id
  ), place as (
    insert into event_sequence (workspace_id, resource_id) select workspace_id, change_id from asking
    on conflict do nothing returning workspace_id
  ), told as (
    insert into event (workspace_id, id, type, resource_type, resource_id, sequence, mode, data)
    select p.workspace_id, 'evt_' || replace(gen_random_uuid()::text, '-', ''), 'engine.changed', 'engine_change', change_id, 1, w.mode, emit_engine_change.data
    from place p join workspace w on w.id = p.workspace_id
    returning 1
  )
  select count(*) into told from told;
  return told;
end $$;
revoke all on function emit_engine_change(text, json) from public;
grant execute on function emit_engine_change(text, json) to svc_app;
