-- What was last read of a cited page, kept so that it is not fetched for each question about it.
create table cited_page (
  workspace_id text not null,
  project_id text not null,
  page_id text not null,
  title text,
  text text not null,
  language text,
  hash text not null,
  fetched_at timestamptz not null,
  primary key (workspace_id, project_id, page_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on cited_page (workspace_id, fetched_at);
call isolate('cited_page');
