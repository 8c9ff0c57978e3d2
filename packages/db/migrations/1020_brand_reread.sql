-- What another model says of a mention that was read before, under the same name of the reader: how the two differ.
create table brand_reread (
  workspace_id text not null,
  project_id text not null,
  scan_id text not null,
  answer_id text not null,
  brand_id text not null,
  reader text not null,
  served text not null,
  sentiment text not null check (sentiment in ('positive', 'neutral', 'negative', 'mixed', 'unknown')),
  strength text check (strength in ('recommended', 'listed', 'compared', 'mentioned', 'warned_against')),
  themes json not null,
  claims json not null,
  read_at timestamptz not null default now(),
  primary key (workspace_id, answer_id, brand_id, reader, served),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on brand_reread (workspace_id, scan_id);
create index on brand_reread (workspace_id, project_id, reader);
call isolate('brand_reread');
call open_to_owner('brand_reread');
