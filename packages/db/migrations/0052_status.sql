-- When a part of the service was down, as the worker saw it. No tenant data.
create table incident (
  id text primary key,
  component text not null,
  summary text not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index incident_open on incident (component) where ended_at is null;
create index on incident (started_at desc);
grant select, insert, update on incident to svc_app;

create table status_check (
  id integer primary key check (id = 1),
  checked_at timestamptz not null
);
grant select, insert, update on status_check to svc_app;

-- How long the oldest job, event and delivery that are due have been waiting, in seconds; null: none is.
create function waiting_since() returns table (job double precision, event double precision, delivery double precision)
language sql stable security definer set search_path = public as $$
  select
    (select extract(epoch from now() - min(greatest(j.run_at, j.updated_at))) from graphile_worker._private_jobs j
     where j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts)::double precision,
    (select extract(epoch from now() - min(e.occurred_at)) from event e where e.dispatched_at is null)::double precision,
    (select extract(epoch from now() - min(d.due_at)) from webhook_delivery d join webhook h on h.workspace_id = d.workspace_id
       and h.id = d.webhook_id and h.state = 'active' and h.failures = 0
     where d.state = 'pending' and d.claim is null and d.due_at <= now())::double precision
$$;

-- What came of samples in the last hour, over all workspaces.
create function recent_outcomes(in_mode text) returns table (engine text, answered bigint, failed bigint)
language sql stable security definer set search_path = public as $$
  select r.engine, sum(r.recorded_samples), sum(r.failed_samples) from engine_run r join workspace w on w.id = r.workspace_id
  where w.mode = in_mode and r.updated_at > now() - interval '1 hour' group by r.engine
$$;
create index engine_run_recent on engine_run (updated_at);
revoke all on function waiting_since(), recent_outcomes(text) from public;
grant execute on function waiting_since(), recent_outcomes(text) to svc_app;
