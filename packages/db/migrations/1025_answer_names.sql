-- What was read of the names in a project's newest answers, so that the search for competitors reads each answer once. Some of a
-- scan's answers a row, as compressed JSON; a row goes when its answers lose their texts, or are no longer among the newest.
create table answer_names (
  workspace_id text not null,
  project_id text not null,
  scan_id text not null,
  first_answer_id text not null,
  answer_ids text[] not null,
  -- Of the reading: what an older one found is read anew.
  version integer not null,
  names bytea not null,
  primary key (workspace_id, scan_id, first_answer_id),
  foreign key (workspace_id, scan_id) references scan on delete cascade,
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on answer_names (workspace_id, project_id);
call isolate('answer_names');
call open_to_owner('answer_names');
