-- How long the oldest job, event and delivery that are due have been waiting, in seconds; null: none is.
create or replace function waiting_since() returns table (job double precision, event double precision, delivery double precision)
language sql stable security definer set search_path = public as $$
  select
    (select extract(epoch from now() - min(greatest(j.run_at, j.updated_at))) from graphile_worker._private_jobs j
     where j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts)::double precision,
    (select extract(epoch from now() - min(e.occurred_at)) from event e where e.dispatched_at is null)::double precision,
    (select extract(epoch from now() - min(d.due_at)) from webhook_delivery d join webhook h on h.workspace_id = d.workspace_id
       and h.id = d.webhook_id and h.state = 'active' and h.failures = 0
     where d.state = 'pending' and d.claim is null and d.due_at <= now())::double precision
$$;
revoke all on function waiting_since() from public;
grant execute on function waiting_since() to svc_app;
