-- Measures with weights and targets, read as one.
create table scorecard (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  version integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on scorecard (workspace_id, project_id, created_at desc, id desc);
call isolate('scorecard');
