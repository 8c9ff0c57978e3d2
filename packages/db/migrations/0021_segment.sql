-- Rules that pick prompts, engines and scans: a filter under a name.
create table segment (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  description text,
  rules jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on segment (workspace_id, project_id, created_at desc, id desc);
call isolate('segment');
