-- What operators watch, over all workspaces: how many jobs, events and deliveries are due and wait, how many jobs no try is
-- left for, and what engines' answers have cost today (UTC).
create or replace function service_load() returns table (figure text, label text, value double precision)
language sql stable security definer set search_path = public as $$
  select 'waiting', 'job', count(*) filter (where j.attempts < j.max_attempts and j.locked_at is null and j.run_at <= now())
    from graphile_worker._private_jobs j
  union all
  select 'dead', 'job', count(*) filter (where j.attempts >= j.max_attempts) from graphile_worker._private_jobs j
  union all
  select 'waiting', 'event', count(*) from event e where e.dispatched_at is null
  union all
  select 'waiting', 'delivery', count(*) from webhook_delivery d
    join webhook h on h.workspace_id = d.workspace_id and h.id = d.webhook_id and h.state = 'active' and h.failures = 0
    where d.state = 'pending' and d.claim is null and d.due_at <= now()
  union all
  select 'credits', m.mode, coalesce(sum(u.credits), 0)
    from (values ('live'), ('test')) m (mode)
    left join workspace w on w.mode = m.mode
    left join usage_day u on u.workspace_id = w.id and u.day = (now() at time zone 'utc')::date
    group by m.mode
$$;
revoke all on function service_load() from public;
grant execute on function service_load() to svc_app;
