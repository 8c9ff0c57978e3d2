-- contract: no release misses the table: in the same transaction another of its name takes its place, with the same columns.
-- Events by month. What refers to an event has no key on it any more: `forget_events` takes both in order. That a
-- resource's events are numbered once rests on the row of `event_sequence`, that an id comes once on its 128 bits.
alter table webhook_delivery drop constraint webhook_delivery_workspace_id_event_id_fkey;
alter table notification drop constraint notification_workspace_id_event_id_fkey;
alter table event rename to event_before;
alter table event_before drop constraint event_pkey, add constraint event_before_pkey primary key using index event_before_pkey,
  drop constraint event_workspace_id_resource_id_sequence_key;
alter index event_waiting rename to event_before_waiting;
alter index event_workspace_id_occurred_at_id_idx rename to event_before_newest;
revoke all on event_before from svc_app;

create table event (like event_before including defaults including constraints) partition by range (occurred_at);
alter table event drop constraint before_months, add primary key (workspace_id, id, occurred_at),
  add foreign key (workspace_id) references workspace;
create unique index on event (workspace_id, resource_id, sequence, occurred_at);
create index event_waiting on event (occurred_at) where dispatched_at is null;
create index on event (workspace_id, occurred_at desc, id desc);
call isolate('event', 'select, insert');
call open_to_owner('event');
call attach_before('event');
select make_partitions(2);
