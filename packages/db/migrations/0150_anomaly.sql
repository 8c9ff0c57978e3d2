-- Scans from which on a series went over to another level, with the cause that the evidence speaks for, and what
-- people did about it.
create table anomaly (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  surface text not null,
  -- null: the engines of the surface together.
  engine text,
  cause text not null check (cause in ('brand', 'competitor', 'engine_change', 'prompt_set', 'coverage', 'source_lost')),
  direction text not null check (direction in ('drop', 'rise')),
  -- Presence on what both sides have; null where one side has nothing to compare.
  before double precision,
  after double precision,
  change double precision,
  ci json,
  score double precision,
  headline text not null,
  evidence json not null,
  -- The scan from which on, and the one that showed it.
  began_scan_id text not null,
  began_at timestamptz not null,
  found_scan_id text not null,
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'acknowledged', 'resolved')),
  note text,
  handled_by text,
  handled_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on anomaly (workspace_id, project_id, found_at desc, id desc);
call isolate('anomaly');
