-- True when the engine now serves another model than the last time, and one that it had not served in the last day:
-- a rollout that takes hours answers with both. The lock makes runs that end together notice it once.
create or replace function note_served_model(change_id text, in_mode text, in_engine text, requested text, served text)
returns boolean language plpgsql security definer set search_path = public as $$
declare before text; seen timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('svc:engine_model ' || in_mode || ' ' || in_engine || ' ' || requested));
  select m.model_served into before from engine_model m
    where m.mode = in_mode and m.engine = in_engine and m.model_requested = requested order by m.last_seen_at desc limit 1;
  select m.last_seen_at into seen from engine_model m
    where m.mode = in_mode and m.engine = in_engine and m.model_requested = requested and m.model_served = served;
  insert into engine_model as m (mode, engine, model_requested, model_served, last_seen_at)
    values (in_mode, in_engine, requested, served, clock_timestamp())
    on conflict (mode, engine, model_requested, model_served) do update set last_seen_at = excluded.last_seen_at;
  if before is null or before = served or seen > now() - interval '1 day' then return false; end if;
  insert into engine_change (id, mode, engine, kind, model_requested, model_before, model_after)
    values (change_id, in_mode, in_engine, 'served_model', requested, before, served);
  return true;
end $$;
revoke all on function note_served_model(text, text, text, text, text) from public;
grant execute on function note_served_model(text, text, text, text, text) to svc_app;
