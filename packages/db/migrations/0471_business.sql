-- What people said of a project's business, where the reading of its description was wrong or unclear.
create table business (
  workspace_id text not null,
  project_id text not null,
  told jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, project_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('business');
