-- What a project is watched for.
create table alert (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  kind text not null check (kind in ('sequential', 'change', 'source_lost', 'engine_health', 'credits_low')),
  metric text not null check (metric in ('presence', 'mention', 'citation', 'share_of_voice', 'first_place')),
  direction text not null check (direction in ('fall', 'rise', 'both')),
  engine text,
  segment_id text,
  brand_id text,
  source text,
  -- Answers lost of all (engine_health), credits (credits_low); null: the usual one.
  threshold double precision check (threshold >= 0),
  baseline_scans integer not null check (baseline_scans between 3 and 26),
  minimum_prompts integer not null check (minimum_prompts >= 1),
  minimum_effect double precision not null check (minimum_effect between 0 and 1),
  severity text not null check (severity in ('info', 'warning', 'critical')),
  -- null: every channel of the project that wants alerts.
  channel_ids text[],
  muted_until timestamptz,
  -- Scans before this are not looked at: a person has taken the level since for the new one.
  watch_from timestamptz,
  state text not null default 'learning' check (state in ('learning', 'calm', 'firing')),
  detail text not null default '',
  checked_scan_id text,
  checked_at timestamptz,
  -- How often the rule fires where nothing happened, by simulation from the project's own scans.
  false_alarms json,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on alert (workspace_id, project_id, created_at desc, id desc);
call isolate('alert');
call open_to_owner('alert');

-- One firing, until it is over.
create table alert_event (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  alert_id text not null,
  alert_name text not null,
  state text not null default 'open' check (state in ('open', 'acknowledged', 'resolved')),
  severity text not null check (severity in ('info', 'warning', 'critical')),
  sentence text not null,
  -- What the rule read, and what shows it.
  reading json not null,
  evidence json not null,
  false_alarms json,
  note text,
  fired_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  acknowledged_by text,
  resolved_at timestamptz,
  resolved_by text,
  primary key (workspace_id, id),
  check ((state = 'resolved') = (resolved_at is not null)),
  foreign key (workspace_id, alert_id) references alert on delete cascade
);
create unique index one_open_event on alert_event (workspace_id, alert_id) where state <> 'resolved';
create index on alert_event (workspace_id, project_id, fired_at desc, id desc);
call isolate('alert_event');
call open_to_owner('alert_event');
