-- Takes deliveries that are due for one worker; first it ends what waits for a disabled webhook. Each webhook gets a few
-- places, and turns are taken: one that is slow or dead keeps no other waiting, and one that keeps failing is asked two at a
-- time.
create or replace function claim_deliveries(claimer text, at_most integer, places integer, lease interval)
returns table (workspace_id text, id text, webhook_id text, url text, attempt integer, event json)
language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtext('svc:claim_deliveries'));
  -- An event may be handed on while its webhook is being disabled: nobody waits for it any more.
  update webhook_delivery d set state = 'failed', settled_at = now(), claim = null
  from webhook h where h.state = 'disabled' and d.workspace_id = h.workspace_id and d.webhook_id = h.id and d.state = 'pending';
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
revoke all on function claim_deliveries(text, integer, integer, interval) from public;
grant execute on function claim_deliveries(text, integer, integer, interval) to svc_app;
