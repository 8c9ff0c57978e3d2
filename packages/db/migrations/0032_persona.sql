create table persona (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  role text not null,
  constraints text[] not null,
  earlier_questions text[] not null,
  -- Scans keep the version that they asked as.
  version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on persona (workspace_id, project_id, created_at desc, id desc) where deleted_at is null;
call isolate('persona');
