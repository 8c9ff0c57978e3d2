-- The application connects as svc_app: it owns nothing and cannot bypass row-level security.
do $$ begin
  if not exists (select from pg_roles where rolname = 'svc_app') then create role svc_app nologin; end if;
end $$;
grant usage on schema public to svc_app;
-- The connecting role must be able to become svc_app.
do $$ begin execute format('grant svc_app to %I', current_user); end $$;

create function no_workspace() returns text language plpgsql volatile as $$
begin
  raise exception 'no workspace set for this transaction' using errcode = '42501';
end $$;

-- The tenant of the current transaction, or an error. Volatile, so that the planner never evaluates it ahead of
-- the statement that sets the tenant; policies call it in a sub-select, which runs it once a query. In SQL, so that
-- it is inlined: a procedural function costs a quarter of a small read.
create function app_workspace() returns text language sql volatile as $$
  select case when current_setting('app.workspace', true) <> '' then current_setting('app.workspace', true) else no_workspace() end
$$;

-- Gives a tenant table its isolation: forced row-level security and the app's rights.
create procedure isolate(tenant_table regclass, rights text default 'select, insert, update, delete')
language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s using (workspace_id = (select app_workspace())) with check (workspace_id = (select app_workspace()))', tenant_table);
  execute format('grant %s on %s to svc_app', rights, tenant_table);
end $$;

create table organisation (
  id text primary key,
  name text not null,
  plan text not null check (plan in ('free', 'starter', 'growth', 'enterprise')),
  -- Enterprise organisations: numbers that replace the plan's.
  limit_overrides jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table workspace (
  id text primary key,
  organisation_id text not null references organisation,
  name text not null,
  -- Test keys work on a twin of their workspace, so that test data can't meet live data.
  mode text not null check (mode in ('live', 'test')),
  twin_id text references workspace,
  -- Whether this workspace's measured answers may train the shared model.
  calibration_consent boolean not null default true,
  created_at timestamptz not null default now()
);
create index on workspace (organisation_id);
alter table organisation enable row level security;
alter table organisation force row level security;
alter table workspace enable row level security;
alter table workspace force row level security;
create policy own on workspace using (id = (select app_workspace()));
create policy own on organisation using (id = (select w.organisation_id from workspace w where w.id = (select app_workspace())));
grant select on organisation, workspace to svc_app;
-- Functions that run as the owner look a key's tenant up before any tenant is set.
create procedure open_to_owner(tenant_table regclass) language plpgsql as $$
begin execute format('create policy owner on %s to %I using (true) with check (true)', tenant_table, current_user); end $$;
call open_to_owner('organisation');
call open_to_owner('workspace');

create table api_key (
  workspace_id text not null references workspace,
  id text not null,
  name text not null,
  secret_hash bytea not null unique,
  -- Shown in lists so that people can tell keys apart: prefix and last four.
  hint text not null,
  scopes text[] not null,
  project_ids text[],
  monthly_credit_cap integer check (monthly_credit_cap >= 0),
  ip_allow_list text[],
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_by text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
call isolate('api_key');
call open_to_owner('api_key');

create table project (
  workspace_id text not null references workspace,
  id text not null,
  name text not null,
  description text,
  country text,
  language text not null default 'en',
  engines text[] not null,
  samples_k integer not null default 3 check (samples_k between 1 and 50),
  max_prompts integer not null default 50 check (max_prompts between 1 and 1000),
  identity_version integer not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on project (workspace_id, created_at desc, id desc) where deleted_at is null;
call isolate('project');

-- The project's own brand and its competitors: what detection looks for.
create table brand (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  role text not null check (role in ('own', 'competitor')),
  name text not null,
  aliases text[] not null default '{}',
  domains text[] not null default '{}',
  negative_terms text[] not null default '{}',
  context_terms text[] not null default '{}',
  case_rule text not null default 'auto' check (case_rule in ('auto', 'sensitive', 'insensitive')),
  languages text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create unique index one_own_brand on brand (workspace_id, project_id) where role = 'own';
create index on brand (workspace_id, project_id);
call isolate('brand');

create table prompt_set (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  state text not null check (state in ('draft', 'active', 'locked', 'archived')),
  -- A locked set stays the measured one while it is active.
  active boolean not null default false,
  country text,
  language text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create unique index one_active_set on prompt_set (workspace_id, project_id, language, coalesce(country, '')) where active;
create index on prompt_set (workspace_id, project_id, created_at desc);
call isolate('prompt_set');

create table prompt (
  workspace_id text not null,
  project_id text not null,
  prompt_set_id text not null,
  id text not null,
  text text not null check (length(text) between 1 and 2000),
  intent text not null,
  branded boolean not null,
  tags text[] not null default '{}',
  -- Paraphrases of one question share a group: the cluster of every interval.
  paraphrase_group text,
  status text not null default 'active' check (status in ('active', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, prompt_set_id) references prompt_set on delete cascade
);
create unique index on prompt (workspace_id, prompt_set_id, md5(text)) where status = 'active';
create index on prompt (workspace_id, project_id, created_at desc, id desc);
call isolate('prompt');

create table scan (
  workspace_id text not null references workspace,
  id text not null,
  project_id text,
  url text,
  status text not null check (status in ('awaiting_approval', 'queued', 'running', 'cancelling', 'completed', 'partial', 'failed', 'cancelled')),
  config jsonb not null,
  -- What was measured, frozen when the scan was planned: brands looked for and prompts asked.
  brands jsonb,
  page jsonb,
  planned_samples integer not null default 0,
  recorded_samples integer not null default 0,
  failed_samples integer not null default 0,
  credits_held integer not null default 0,
  credits_spent integer not null default 0,
  result jsonb,
  failure jsonb,
  requested_by text not null,
  request_id text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project
);
create index on scan (workspace_id, project_id, created_at desc, id desc);
call isolate('scan');

create table scan_prompt (
  workspace_id text not null,
  scan_id text not null,
  prompt_index integer not null,
  prompt_id text,
  text text not null,
  intent text not null,
  branded boolean not null,
  paraphrase_group text,
  primary key (workspace_id, scan_id, prompt_index),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
call isolate('scan_prompt');

create table engine_run (
  workspace_id text not null,
  scan_id text not null,
  project_id text,
  id text not null,
  engine text not null,
  surface text not null,
  model_requested text,
  model_served text,
  credential_id text not null,
  status text not null check (status in ('queued', 'running', 'completed', 'partial', 'failed', 'cancelled')),
  -- Raised by one at each take-over; a writer with an older fence writes nothing.
  fence integer not null default 0,
  planned_samples integer not null,
  recorded_samples integer not null default 0,
  failed_samples integer not null default 0,
  requests integer not null default 0,
  cost_usd double precision not null default 0,
  credits_spent integer not null default 0,
  failures jsonb not null default '{}',
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on engine_run (workspace_id, scan_id);
call isolate('engine_run');

-- The journal: a row stands here before the call leaves, one a sample.
create table attempt (
  workspace_id text not null,
  run_id text not null,
  prompt_index integer not null,
  sample_index integer not null,
  state text not null check (state in ('started', 'recorded', 'failed')),
  fence integer not null,
  -- Take-overs after a crash: calls that may have been paid for without an answer.
  claims integer not null default 1,
  requests integer not null default 0,
  answer_id text,
  error jsonb,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (workspace_id, run_id, prompt_index, sample_index),
  foreign key (workspace_id, run_id) references engine_run on delete cascade
);
call isolate('attempt');

create table answer (
  workspace_id text not null,
  id text not null,
  scan_id text not null,
  run_id text not null,
  project_id text,
  engine text not null,
  prompt_index integer not null,
  prompt_id text,
  sample_index integer not null,
  outcome text not null,
  text text not null,
  citations jsonb not null,
  sources jsonb not null,
  search_queries jsonb,
  searched boolean,
  model_served text,
  finish_reason text,
  usage jsonb not null,
  cost_usd double precision,
  latency_ms integer not null,
  requests integer not null,
  raw jsonb,
  detection jsonb not null,
  detector_version text not null,
  identity_version integer not null,
  -- The own brand's flags stand apart: every score starts from them.
  present boolean,
  mentioned boolean,
  cited boolean,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id, created_at)
) partition by range (created_at);
create index on answer (workspace_id, scan_id, run_id, prompt_index);
create index on answer (workspace_id, project_id, created_at desc, id desc);
call isolate('answer');
create table answer_default partition of answer default;

create table score (
  workspace_id text not null,
  id text not null,
  project_id text,
  scan_id text not null,
  engine text,
  prompt_id text,
  prompt_index integer,
  prompt_text text,
  status text not null,
  provenance text not null check (provenance in ('live', 'cached', 'predicted')),
  presence jsonb not null,
  mention jsonb not null,
  citation jsonb not null,
  presence_value double precision,
  presence_half_width double precision,
  identity_version integer not null,
  as_of timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, scan_id) references scan on delete cascade
);
create index on score (workspace_id, project_id, as_of desc, id desc);
create index on score (workspace_id, scan_id);
call isolate('score');

create table idempotency_key (
  workspace_id text not null references workspace,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  headers jsonb not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, route, key)
);
call isolate('idempotency_key');

-- Written in the transaction of the action; sequenced afterwards.
create table audit_entry (
  workspace_id text not null references workspace,
  id text not null,
  actor text not null,
  action text not null,
  resource_id text,
  request_id text,
  -- Exact bytes are kept: jsonb would reorder them.
  detail text not null,
  at timestamptz not null default now(),
  primary key (workspace_id, id)
);
call isolate('audit_entry', 'select, insert');
create index on audit_entry (workspace_id, at desc);

-- Workers report here; a silent one is swept and what it held is taken over.
create table worker_instance (
  pool_id text primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on worker_instance to svc_app;

-- Pages given to the sandbox engine or fetched for a project; what it retrieves from.
create table page (
  workspace_id text not null,
  project_id text not null,
  url text not null,
  title text not null,
  site_name text,
  text text not null,
  language text,
  fetched_at timestamptz not null default now(),
  primary key (workspace_id, project_id, url),
  foreign key (workspace_id, project_id) references project on delete cascade
);
call isolate('page');
