-- The scans of an experiment, in their order: those before the treatment, then those after it.
create table experiment_scan (
  workspace_id text not null,
  experiment_id text not null,
  scan_id text not null,
  side text not null check (side in ('before', 'after')),
  started_at timestamptz not null,
  primary key (workspace_id, experiment_id, scan_id),
  foreign key (workspace_id, experiment_id) references experiment on delete cascade,
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
call isolate('experiment_scan');
