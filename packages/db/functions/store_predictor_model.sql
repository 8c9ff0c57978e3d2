-- The app trains, and only through here: a new current model retires the one before. Its judged fit is left out by a release
-- that keeps none.
create or replace function store_predictor_model(new_id text, new_mode text, new_version text, new_status text, new_model json,
  new_promotion json, new_monitors json, new_engine_models json, new_judged json default null)
returns void language plpgsql security definer set search_path = public as $$
begin
  if new_status = 'current' then
    update predictor_model set status = 'retired' where mode = new_mode and status = 'current';
  end if;
  insert into predictor_model (id, mode, version, status, model, promotion, monitors, engine_models, judged)
    values (new_id, new_mode, new_version, new_status, new_model, new_promotion, new_monitors, new_engine_models, new_judged);
end $$;
revoke all on function store_predictor_model(text, text, text, text, json, json, json, json, json) from public;
grant execute on function store_predictor_model(text, text, text, text, json, json, json, json, json) to svc_app;
