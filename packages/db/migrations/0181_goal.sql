-- A level that a measure is to reach by a day, with what the newest scan says of it.
create table goal (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  measure text not null check (measure in ('presence', 'mention', 'citation')),
  target double precision not null check (target > 0 and target <= 1),
  -- A day in UTC, included.
  due text not null check (due ~ '^\d{4}-\d{2}-\d{2}$'),
  engine text,
  surface text,
  segment_id text,
  feasibility json not null,
  -- As last checked: after a scan, or when the goal was changed.
  standing json not null,
  -- The figure that it started from, once there is one.
  baseline double precision,
  baseline_at timestamptz,
  at_risk boolean not null default false,
  reached_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on goal (workspace_id, project_id, created_at desc, id desc);
call isolate('goal');
