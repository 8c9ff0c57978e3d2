-- What a project may do next: a move of the catalogue on what was found. The same finding keeps its row.
create table recommendation (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  -- Move and subject: the same whenever it is found again.
  fingerprint text not null,
  move text not null,
  subject text not null,
  finding json not null,
  -- null: no study tells of an effect on presence.
  prediction json,
  -- Expected rise of presence for a day of work: what lists are ordered by.
  priority double precision not null,
  state text not null check (
    state in ('suggested', 'accepted', 'in_progress', 'shipped', 'verified', 'not_confirmed', 'dismissed')
  ),
  -- Whether the last look found it.
  found boolean not null,
  found_at timestamptz not null,
  owner text,
  due text check (due ~ '^\d{4}-\d{2}-\d{2}$'),
  history json not null,
  shipped_at timestamptz,
  change_id text,
  verification json,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  unique (workspace_id, project_id, fingerprint),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on recommendation (workspace_id, project_id, priority desc, id desc);
call isolate('recommendation');
