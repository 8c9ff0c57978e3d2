-- What is true of a project's brand, against which the claims of answers are checked.
create table fact_sheet (
  workspace_id text not null,
  project_id text not null,
  facts jsonb not null,
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (workspace_id, project_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('fact_sheet');
