-- What people say of a competitor beyond its names: the brand table has those, and is what detection reads.
create table competitor (
  workspace_id text not null,
  project_id text not null,
  brand_id text not null,
  relation text not null check (relation in ('direct', 'indirect', 'partner')),
  note text,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, brand_id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('competitor');
