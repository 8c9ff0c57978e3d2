-- When a project is scanned by itself. One a project.
create table schedule (
  workspace_id text not null,
  project_id text not null,
  id text not null unique,
  -- As it was written, and the cron expression that it means.
  cadence text not null,
  cron text not null,
  time_zone text not null,
  jitter_minutes integer not null default 0 check (jitter_minutes between 0 and 720),
  config json not null,
  monthly_credits integer check (monthly_credits >= 0),
  state text not null default 'active' check (state in ('active', 'paused')),
  paused_until timestamptz,
  next_run_at timestamptz not null,
  last_run_at timestamptz,
  last_scan_id text,
  -- Why the last time that was due started no scan.
  last_skipped json,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, project_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index schedule_due on schedule (coalesce(paused_until, next_run_at));
call isolate('schedule');
call open_to_owner('schedule');

-- Schedules that are to start, or whose pause has ended.
create function due_schedules(at timestamptz, at_most integer) returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.project_id from schedule s
  where (s.state = 'active' and s.next_run_at <= at) or (s.state = 'paused' and s.paused_until <= at)
  order by s.next_run_at limit at_most
$$;
revoke all on function due_schedules(timestamptz, integer) from public;
grant execute on function due_schedules(timestamptz, integer) to svc_app;
create index scan_by_requester on scan (workspace_id, requested_by, created_at desc) where requested_by like 'sch\_%';
