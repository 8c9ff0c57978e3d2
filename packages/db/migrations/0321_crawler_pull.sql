-- Visits of AI crawlers that an integration counted: a day is replaced as a whole. Addresses are never kept.
create table crawler_pull (
  workspace_id text not null,
  integration_id text not null,
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  crawler text not null,
  verdict text not null check (verdict in ('verified', 'spoofed', 'unverified')),
  page text not null,
  status integer not null,
  visits integer not null check (visits > 0),
  primary key (workspace_id, integration_id, day, crawler, verdict, page, status),
  foreign key (workspace_id, integration_id) references integration on delete cascade
);
call isolate('crawler_pull');
