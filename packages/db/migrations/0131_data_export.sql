-- A project's rows as one file. What is written is noted here, so that another worker can go on where one died.
create table data_export (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  dataset text not null check (dataset in ('answers', 'runs', 'citations', 'scores', 'cells', 'audit')),
  format text not null check (format in ('ndjson', 'csv', 'parquet')),
  compression text not null check (compression in ('none', 'gzip', 'zstd')),
  filters json not null,
  -- What of an answer is left out of it, as the workspace's privacy said when it was asked for.
  withheld text[] not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'expired')),
  -- Raised by one at each take-over: whoever holds an older one writes nothing more.
  fence integer not null default 0,
  planned integer,
  row_count integer not null default 0,
  byte_count bigint not null default 0,
  sha256 text,
  -- The last row's place, how far the object was written, and what its format has to remember.
  progress json,
  failure json,
  requested_by text not null,
  request_id text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on data_export (workspace_id, project_id, created_at desc, id desc);
create index data_export_expiry on data_export (expires_at) where status <> 'expired';
call isolate('data_export');
call open_to_owner('data_export');

create function expired_exports(at timestamptz, at_most integer) returns table (workspace_id text, id text)
language sql stable security definer set search_path = public as $$
  select e.workspace_id, e.id from data_export e where e.expires_at <= at and e.status <> 'expired'
  order by e.expires_at limit at_most
$$;
revoke all on function expired_exports(timestamptz, integer) from public;
grant execute on function expired_exports(timestamptz, integer) to svc_app;
