-- How far the sample project of a workspace is. Its rows come in one transaction; this one is written beside it.
create table sample_project (
  workspace_id text primary key references workspace,
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  rows_written integer not null default 0,
  rows_total integer not null default 0,
  failure json,
  requested_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call isolate('sample_project');
