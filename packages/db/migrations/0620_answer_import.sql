-- Answers that somebody else asked for. They are stored as scans of their own, whose origin says so; figures of a project are of
-- one origin at a time.
alter table scan add column origin text not null default 'measured' check (origin in ('measured', 'imported'));
alter table scan add column import_id text;
-- What stands beside the prose of a screen, and is no part of it: null: the provider does not tell; []: there was none.
alter table answer add column products jsonb, add column ads jsonb;
-- Files that show where the answer comes from: a list of {kind, contentType, sha256, bytes, object}.
alter table answer add column evidence jsonb;

create table answer_import (
  workspace_id text not null references workspace,
  project_id text not null,
  id text not null,
  name text not null,
  status text not null check (status in
    ('awaiting_file', 'queued', 'reading', 'checked', 'storing', 'completed', 'failed', 'cancelled', 'deleting')),
  settings jsonb not null,
  dry_run boolean not null,
  -- How far the file was sent, and what it is.
  upload json,
  file_bytes bigint not null default 0,
  sha256 text,
  -- What reading the file found; the scans that it makes, by place and period; rows that were not taken, with reasons.
  report jsonb,
  plan json,
  row_count integer not null default 0,
  stored integer not null default 0,
  failure json,
  -- Raised by one at each take-over: whoever holds an older one writes nothing more.
  fence integer not null default 0,
  requested_by text not null,
  request_id text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on answer_import (workspace_id, project_id, created_at desc, id desc);
create index answer_import_waiting on answer_import (updated_at) where status in ('awaiting_file', 'checked');
call isolate('answer_import');
call open_to_owner('answer_import');

-- Which answers a project has been given: the same one is taken once, whichever file brings it.
create table imported_answer (
  workspace_id text not null,
  project_id text not null,
  hash bytea not null,
  import_id text not null,
  -- Of its file, from 1.
  line integer not null,
  primary key (workspace_id, project_id, hash),
  foreign key (workspace_id, import_id) references answer_import on delete cascade
);
create index on imported_answer (workspace_id, import_id);
call isolate('imported_answer');

-- A project's figures are those it measured; of a project that measured none, those that it was given.
create function project_origin(workspace text, project text) returns text
language sql stable set search_path = public as $$
  select coalesce((select s.origin from scan s where s.workspace_id = workspace and s.project_id = project
    and s.status in ('completed', 'partial', 'cancelled') and s.recorded_samples > 0
    order by s.origin desc limit 1), 'measured')
$$;
grant execute on function project_origin(text, text) to svc_app;

-- What is imported has a job of its own, and counts against no limit of scans.
create or replace function abandoned_scans(idle interval, at_most integer)
returns table (workspace_id text, scan_id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from scan s
  where s.status in ('queued', 'running', 'cancelling') and s.updated_at < now() - idle and s.origin = 'measured'
    and not exists (
      select from graphile_worker._private_jobs j
      where j.key in ('plan:' || s.id, 'finish:' || s.id) and (j.attempts < j.max_attempts or j.locked_at is not null))
    and not exists (
      select from engine_run r join graphile_worker._private_jobs j on j.key = 'run:' || r.id
      where r.workspace_id = s.workspace_id and r.scan_id = s.id and (j.attempts < j.max_attempts or j.locked_at is not null))
  order by s.updated_at limit at_most
$$;
create or replace function plan_usage() returns table (workspaces integer, projects integer, members integer, "concurrentScans" integer)
language sql stable security definer set search_path = public as $$
  with own as (
    select w.id from workspace me join workspace w on w.organisation_id = me.organisation_id and w.mode = me.mode
    where me.id = app_workspace() and w.deleting_at is null)
  select (select count(*) from own)::integer,
    (select count(*) from project p join own on p.workspace_id = own.id where p.deleted_at is null)::integer,
    (select count(distinct lower(m.email)) from member m join own on m.workspace_id = own.id where m.status <> 'removed')::integer,
    (select count(*) from scan s join own on s.workspace_id = own.id
      where s.status in ('queued', 'running', 'cancelling') and s.origin = 'measured')::integer
$$;

-- Imports of all tenants that wait for somebody too long.
create function stale_imports(before timestamptz, at_most integer) returns table (workspace_id text, id text)
language sql stable security definer set search_path = public as $$
  select i.workspace_id, i.id from answer_import i
  where i.status in ('awaiting_file', 'checked') and i.updated_at < before order by i.updated_at limit at_most
$$;
revoke all on function stale_imports(timestamptz, integer) from public;
grant execute on function stale_imports(timestamptz, integer) to svc_app;
