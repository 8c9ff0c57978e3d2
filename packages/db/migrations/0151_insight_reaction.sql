-- What people said of a finding. Its fingerprint is the same whenever it is found again.
create table insight_reaction (
  workspace_id text not null,
  project_id text not null,
  fingerprint text not null,
  reaction text not null check (reaction in ('useful', 'not_useful', 'dismissed', 'actioned')),
  note text,
  reacted_by text not null,
  reacted_at timestamptz not null default now(),
  primary key (workspace_id, project_id, fingerprint),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('insight_reaction');
