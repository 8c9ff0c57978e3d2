create table saved_view (
  workspace_id text not null references workspace,
  id text not null,
  name text not null,
  -- The operation whose answers it shows.
  shows text not null,
  filters json not null,
  columns text[] not null,
  period text check (period in ('7d', '30d', '90d', '365d')),
  visibility text not null check (visibility in ('private', 'shared')),
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on saved_view (workspace_id, created_at desc, id desc);
call isolate('saved_view');
