-- What a project's report says, frozen when it was built. Its files are made from it and lie in the object store.
create table report (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  template text not null,
  title text not null,
  language text not null check (language in ('en', 'de')),
  -- Span, time zone and segment.
  settings json not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  content json,
  -- SHA-256 of the content.
  snapshot_id text,
  failure json,
  schedule_id text,
  -- Whom to tell besides those who listen to the event.
  channel_ids text[] not null default '{}',
  requested_by text not null,
  request_id text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on report (workspace_id, project_id, created_at desc, id desc);
call isolate('report');

-- Links that show a report to whoever has them. Of a link only its hash is kept.
create table report_share (
  workspace_id text not null,
  report_id text not null,
  id text not null,
  name text,
  token_hash bytea not null unique,
  password_salt bytea,
  password_hash bytea,
  -- Without the engines' own words.
  redacted boolean not null,
  guesses integer not null default 0,
  guesses_since timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, report_id) references report on delete cascade
);
create index on report_share (workspace_id, report_id, created_at desc);
call isolate('report_share');
call open_to_owner('report_share');
call open_to_owner('report');

-- Who opens a link has no tenant. Nothing for a link that is revoked or too old, or whose project is deleted.
create function find_report_share(hash bytea, at timestamptz) returns table (workspace_id text, report_id text, id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.report_id, s.id from report_share s
    join report r on r.workspace_id = s.workspace_id and r.id = s.report_id
    join project p on p.workspace_id = r.workspace_id and p.id = r.project_id and p.deleted_at is null
  where s.token_hash = hash and s.revoked_at is null and s.expires_at > at
$$;
revoke all on function find_report_share(bytea, timestamptz) from public;
grant execute on function find_report_share(bytea, timestamptz) to svc_app;

-- Reports by the clock. One a project.
create table report_schedule (
  workspace_id text not null,
  project_id text not null,
  id text not null unique,
  template text not null,
  language text not null check (language in ('en', 'de')),
  cadence text not null,
  cron text not null,
  time_zone text not null,
  days integer not null,
  channel_ids text[] not null,
  state text not null check (state in ('active', 'paused')),
  next_run_at timestamptz not null,
  last_report_id text,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, project_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index report_schedule_due on report_schedule (next_run_at) where state = 'active';
call isolate('report_schedule');
call open_to_owner('report_schedule');

create function due_report_schedules(at timestamptz, at_most integer) returns table (workspace_id text, project_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.project_id from report_schedule s
    join project p on p.workspace_id = s.workspace_id and p.id = s.project_id and p.deleted_at is null
  where s.state = 'active' and s.next_run_at <= at order by s.next_run_at limit at_most
$$;
revoke all on function due_report_schedules(timestamptz, integer) from public;
grant execute on function due_report_schedules(timestamptz, integer) to svc_app;
