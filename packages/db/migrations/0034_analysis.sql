-- A page that was read once: what it shows, its grade, and what is expected of it.
create table analysis (
  workspace_id text not null references workspace,
  id text not null,
  -- The project that was made from it.
  project_id text,
  -- As it was asked for, and where it ended after redirects.
  requested_url text not null,
  url text not null,
  host text not null,
  grade text not null check (grade in ('A', 'B', 'C', 'D', 'E', 'F')),
  score double precision not null,
  brand text not null,
  result json not null,
  -- The live check, if one was asked for.
  scan_id text,
  requested_by text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on analysis (workspace_id, created_at desc, id desc);
create index on analysis (workspace_id, host, created_at desc, id desc);
call isolate('analysis');
