-- What was changed on the site or elsewhere, as people or programs noted it: figures before and after are read beside it.
create table logged_change (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  kind text not null check (kind in ('content', 'technical', 'links', 'publicity', 'product', 'other')),
  note text not null,
  happened_at timestamptz not null,
  pages text[] not null,
  -- Those that it is meant to move; none: every prompt.
  prompt_ids text[] not null,
  logged_by text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on logged_change (workspace_id, project_id, happened_at desc, id desc);
call isolate('logged_change');
