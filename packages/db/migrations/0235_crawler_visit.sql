-- Visits of AI crawlers to a project's site, counted from its server logs. Addresses and query strings are never kept.
create table crawler_visit (
  workspace_id text not null,
  project_id text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  crawler text not null,
  verdict text not null check (verdict in ('verified', 'spoofed', 'unverified')),
  page text not null,
  status integer not null,
  visits integer not null check (visits > 0),
  primary key (workspace_id, project_id, day, crawler, verdict, page, status),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('crawler_visit');

-- Hashes of the lines that were counted, eight bytes each, by minute of the log: a line that is sent again is found here.
create table crawler_line (
  workspace_id text not null,
  project_id text not null,
  -- Since 1970.
  minute integer not null,
  hashes bytea not null,
  primary key (workspace_id, project_id, minute),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('crawler_line');
