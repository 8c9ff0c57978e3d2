-- A pre-registered experiment: prompts that are treated and prompts that are held out, measured before and after.
create table experiment (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  state text not null check (state in ('registered', 'baseline', 'running', 'ended', 'stopped')),
  -- What was registered, and the SHA-256 of its canonical text, which the audit log has too.
  design json not null,
  hash text not null,
  treated_at timestamptz,
  -- The last look; null: none that may be judged yet.
  result json,
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on experiment (workspace_id, project_id, created_at desc, id desc);
call isolate('experiment');
