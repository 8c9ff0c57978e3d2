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
