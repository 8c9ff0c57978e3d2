-- Accounts at other services that a workspace connected. Keys and tokens are in `secret`.
create table integration (
  workspace_id text not null,
  id text not null,
  kind text not null check (kind in ('google_analytics', 'search_console', 'bing_webmaster')),
  project_id text not null,
  -- As its vendor names it: 123456789, sc-domain:example.com, https://example.com/. Null until somebody said which.
  property text,
  state text not null check (state in ('pending', 'connected', 'needs_reconnect', 'disconnected')),
  -- SHA-256 of what the vendor hands back when its user has agreed; null once it has come back.
  oauth_state bytea,
  oauth_until timestamptz,
  -- The last day that is in whole.
  synced_through text,
  next_sync_at timestamptz,
  error text,
  disconnected_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on integration (workspace_id, created_at desc, id desc);
call isolate('integration');

-- Each time that an integration was asked for what is new.
create table integration_run (
  workspace_id text not null,
  integration_id text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  days integer not null,
  rows integer not null,
  error text,
  primary key (workspace_id, integration_id, started_at),
  foreign key (workspace_id, integration_id) references integration on delete cascade
);
call isolate('integration_run');
