-- The predictor’s versions, trained over consenting workspaces. No tenant data stands here: coefficients of features,
-- engines and tiers alone. Test-mode scans of the emulator train a model of their own.
create table predictor_model (
  id text primary key,
  mode text not null check (mode in ('live', 'test')),
  version text not null,
  status text not null check (status in ('current', 'retired', 'rejected')),
  model jsonb not null,
  -- How it compared with the one before on held-out prompts.
  promotion jsonb not null,
  -- Drift of predictions and features, as it was seen when this was trained.
  monitors jsonb not null,
  -- What each engine answered as in the newest answers that trained it.
  engine_models jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (mode, version)
);
create unique index one_current_model on predictor_model (mode) where status = 'current';
grant select on predictor_model to svc_app;

-- The app trains, and only through here: a new current model retires the one before.
create function store_predictor_model(new_id text, new_mode text, new_version text, new_status text, new_model json,
  new_promotion json, new_monitors json, new_engine_models json)
returns void language plpgsql security definer set search_path = public as $$
begin
  if new_status = 'current' then
    update predictor_model set status = 'retired' where mode = new_mode and status = 'current';
  end if;
  insert into predictor_model (id, mode, version, status, model, promotion, monitors, engine_models)
    values (new_id, new_mode, new_version, new_status, new_model, new_promotion, new_monitors, new_engine_models);
end $$;
revoke all on function store_predictor_model(text, text, text, text, json, json, json, json) from public;
grant execute on function store_predictor_model(text, text, text, text, json, json, json, json) to svc_app;

-- What was predicted of a cell (prompt × engine), by which model, and what a later scan found.
create table prediction (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  prompt_id text,
  prompt_text text not null,
  intent text not null,
  language text not null,
  engine text not null,
  -- scan: made by the service before a scan; request: asked for.
  source text not null check (source in ('scan', 'request')),
  scan_id text,
  model_version text not null,
  label text not null,
  value double precision not null,
  low double precision not null,
  high double precision not null,
  -- By the features alone, before recalibration and the prompt’s own history: what a recalibration is fitted to.
  by_features double precision not null,
  features jsonb not null,
  tier text,
  history jsonb not null,
  page_url text,
  created_at timestamptz not null default now(),
  observed_scan_id text,
  observed_successes integer,
  observed_trials integer,
  observed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on prediction (workspace_id, project_id, created_at desc, id desc);
create index on prediction (workspace_id, project_id, engine, md5(prompt_text)) where observed_at is null;
create unique index one_prediction_a_scan on prediction (workspace_id, scan_id, engine, md5(prompt_text)) where source = 'scan';
call isolate('prediction');
call open_to_owner('prediction');
call open_to_owner('engine_run');

-- Scored cells of every workspace of that mode that consents, without text: what a model is trained on.
create function predictor_cells(of_mode text, since timestamptz, most integer)
returns table (workspace_id text, project_id text, prompt text, engine text, language text, tier text, features jsonb,
  value double precision, low double precision, high double precision, by_features double precision,
  model_version text, successes integer, trials integer, observed_at timestamptz, model_served text)
language sql stable security definer set search_path = public as $$
  select p.workspace_id, p.project_id, md5(p.prompt_text), p.engine, p.language, p.tier, p.features,
    p.value, p.low, p.high, p.by_features, p.model_version, p.observed_successes, p.observed_trials, p.observed_at, r.model_served
  from prediction p join workspace w on w.id = p.workspace_id
  left join engine_run r on r.workspace_id = p.workspace_id and r.scan_id = p.observed_scan_id and r.engine = p.engine
  where w.mode = of_mode and w.calibration_consent and p.source = 'scan' and p.observed_at >= since and p.observed_trials > 0
  order by p.observed_at desc limit most
$$;
revoke all on function predictor_cells(text, timestamptz, integer) from public;
grant execute on function predictor_cells(text, timestamptz, integer) to svc_app;

create table simulation (
  workspace_id text not null,
  project_id text not null,
  id text not null,
  name text not null,
  change jsonb not null,
  -- Each prompt × engine as it was: features, history, and what the change sets.
  subjects jsonb not null,
  result jsonb not null,
  model_version text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id),
  foreign key (workspace_id, project_id) references project on delete cascade
);
create index on simulation (workspace_id, project_id, created_at desc, id desc);
call isolate('simulation');

-- What the page reader saw, without the text: predictions start from it.
alter table page add column reading jsonb;
