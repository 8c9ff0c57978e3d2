-- Hands waiting events on: to webhooks that want them; to channels of their project, or of any where the event has none; to
-- people's own channels, of the projects that they see (of a deleted project none hears); and to alerts, which look again when a scan has ended, credits have
-- run low or an engine has changed. Returns how many events. Any number of workers may call it.
create or replace function dispatch_events(at_most integer) returns integer
language plpgsql security definer set search_path = public as $$
declare handed integer; queued integer; watched integer;
begin
  with waiting as (
    select e.workspace_id, e.id, e.occurred_at, e.type, e.project_id, e.data from event e where e.dispatched_at is null
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
      and case when c.holder is null
        then channel_wants(c.id, c.events, w.type, w.data) and (w.project_id is null or w.project_id = c.project_id)
        else wants_event(c.events, w.type) and exists (select from member m where m.id = c.holder and m.status = 'active'
          and (w.project_id is null or m.project_ids is null or w.project_id = any(m.project_ids))) end
      and not exists (select from project p where p.workspace_id = w.workspace_id and p.id in (c.project_id, w.project_id)
        and p.deleted_at is not null)
      -- One message for one event: where an alert on presence as a whole tells this channel of such a change, the alert tells it. One
      -- that still learns, or whose channels leave its messages out, tells nothing.
      and not (w.type = 'score.changed' and exists (select from alert a where a.workspace_id = w.workspace_id
        and a.project_id = w.project_id and a.kind in ('sequential', 'change', 'anomaly') and a.metric = 'presence'
        and a.brand_id is null and a.engine is null and a.segment_id is null and coalesce(a.muted_until < now(), true)
        and a.state <> 'learning' and alert_tells(a.channel_ids, case when c.holder is null then c.id end, c.events, a.severity,
          c.minimum_severity, a.direction, a.minimum_effect, (w.data -> 'change' ->> 'value')::double precision)))
      and array_position(array['info', 'warning', 'critical'], event_severity(w.type, w.data))
        >= array_position(array['info', 'warning', 'critical'], c.minimum_severity)
    on conflict do nothing returning workspace_id, id
  ), jobs as (
    select enqueue_job('send_notification', json_build_object('workspaceId', t.workspace_id, 'notificationId', t.id),
      job_key := 'notify:' || t.id) from told t
  ), watching as (
    select distinct a.workspace_id, a.project_id from waiting w join alert a on a.workspace_id = w.workspace_id
      and (a.project_id = w.project_id or w.project_id is null and case w.type
        when 'engine.changed' then a.kind = 'engine_changed' else a.kind in ('credits_low', 'credits_end') end)
    where w.type in ('scan.completed', 'scan.partial', 'scan.cancelled', 'scan.failed', 'credits.low', 'credits.exhausted', 'engine.changed')
  ), looks as (
    select enqueue_job('watch_alerts', json_build_object('workspaceId', w.workspace_id, 'projectId', w.project_id),
      job_key := 'alerts:' || w.project_id) from watching w
  ), done as (
    update event e set dispatched_at = clock_timestamp() from waiting w
    where e.workspace_id = w.workspace_id and e.id = w.id and e.occurred_at = w.occurred_at
    returning 1
  )
  select (select count(*) from done), (select count(*) from jobs), (select count(*) from looks) into handed, queued, watched;
  return handed;
end $$;
revoke all on function dispatch_events(integer) from public;
grant execute on function dispatch_events(integer) to svc_app;
