-- Which pages the answers of one prompt on one engine of a scan cite or were given: what every figure on sources sums
-- up. Written whenever a scan is scored, beside its cells.
create table citation (
  workspace_id text not null,
  scan_id text not null,
  engine text not null,
  prompt_index integer not null,
  -- Of the canonical address, or of the domain: addresses can be longer than an index takes.
  page_id text not null,
  project_id text,
  scanned_at timestamptz not null,
  -- null: every page of the domain together, each answer once.
  url text,
  domain text not null,
  source_type text not null,
  -- Whose site it is, among the brands looked for.
  brand_id text,
  branded boolean not null,
  prompt text not null,
  question text not null,
  topic text,
  -- Answers of the cell that searched, copies once; those that cite the page, and those that were given it.
  answers integer not null,
  cited integer not null,
  retrieved integer not null,
  -- Of the answers that cite it: those with the own brand, and those with a competitor.
  own integer not null,
  rival integer not null,
  primary key (workspace_id, scan_id, engine, prompt_index, page_id),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on citation (workspace_id, project_id, scanned_at);
call isolate('citation');
