-- Scored cells of every workspace of that mode that consents, without text: what a model is trained on.
create or replace function predictor_cells(of_mode text, since timestamptz, most integer)
returns table (workspace_id text, project_id text, prompt text, engine text, language text, tier text, features jsonb,
  value double precision, low double precision, high double precision, by_features double precision,
  model_version text, successes integer, trials integer, observed_at timestamptz, model_served text)
language sql stable security definer set search_path = public as $$
  select p.workspace_id, p.project_id, md5(p.prompt_text), p.engine, p.language, p.tier, p.features,
    p.value, p.low, p.high, p.by_features, p.model_version, p.observed_successes, p.observed_trials, p.observed_at, r.model_served
  from prediction p join workspace w on w.id = p.workspace_id
  join project o on o.workspace_id = p.workspace_id and o.id = p.project_id and o.deleted_at is null
  left join engine_run r on r.workspace_id = p.workspace_id and r.scan_id = p.observed_scan_id and r.engine = p.engine
  where w.mode = of_mode and w.calibration_consent and p.source = 'scan' and p.observed_at >= since and p.observed_trials > 0
  order by p.observed_at desc limit most
$$;
revoke all on function predictor_cells(text, timestamptz, integer) from public;
grant execute on function predictor_cells(text, timestamptz, integer) to svc_app;
