create or replace function event_severity(type text, data json) returns text language sql immutable as $$
  select case
    when type in ('alert.fired', 'alert.resolved', 'alert.acknowledged') then coalesce(data ->> 'severity', 'warning')
    when type in ('credits.exhausted', 'scan.failed', 'webhook.disabled') then 'critical'
    when type in ('credits.low', 'schedule.skipped', 'engine.changed', 'scan.partial') then 'warning'
    when type = 'score.changed' and data -> 'change' ->> 'verdict' = 'fall' then 'warning'
    else 'info' end
$$;

-- Whether a channel is to hear of an event: an alert may name its channels.
create function channel_wants(channel_id text, wanted text[], type text, data json) returns boolean
language sql immutable as $$
  select case when type like 'alert.%' and json_typeof(data -> 'channelIds') = 'array'
    then (data -> 'channelIds')::jsonb ? channel_id else wants_event(wanted, type) end
$$;

-- As before; and alerts look again when a scan has ended or credits have run low.
create or replace function dispatch_events(at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare handed integer; queued integer; watched integer;
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
      and channel_wants(c.id, c.events, w.type, w.data) and (w.project_id is null or w.project_id = c.project_id)
      and array_position(array['info', 'warning', 'critical'], event_severity(w.type, w.data))
        >= array_position(array['info', 'warning', 'critical'], c.minimum_severity)
    on conflict do nothing returning workspace_id, id
  ), jobs as (
    select graphile_worker.add_job('send_notification', json_build_object('workspaceId', t.workspace_id, 'notificationId', t.id),
      job_key := 'notify:' || t.id) from told t
  ), watching as (
    select distinct a.workspace_id, a.project_id from waiting w join alert a on a.workspace_id = w.workspace_id
      and (a.project_id = w.project_id or w.project_id is null and a.kind = 'credits_low')
    where w.type in ('scan.completed', 'scan.partial', 'scan.cancelled', 'scan.failed', 'credits.low', 'credits.exhausted')
  ), looks as (
    select graphile_worker.add_job('watch_alerts', json_build_object('workspaceId', w.workspace_id, 'projectId', w.project_id),
      job_key := 'alerts:' || w.project_id) from watching w
  ), done as (
    update event e set dispatched_at = clock_timestamp() from waiting w where e.workspace_id = w.workspace_id and e.id = w.id
    returning 1
  )
  select (select count(*) from done), (select count(*) from jobs), (select count(*) from looks) into handed, queued, watched;
  return handed;
end $$;

-- Projects whose alerts on credits stand open: a purchase is no event of theirs.
create function open_credit_alerts(at_most integer) returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select distinct a.workspace_id, a.project_id from alert a where a.kind = 'credits_low' and a.state = 'firing' limit at_most
$$;
revoke all on function open_credit_alerts(integer) from public;
grant execute on function open_credit_alerts(integer) to svc_app;
create index alert_on_credits on alert (workspace_id, project_id) where kind = 'credits_low' and state = 'firing';
