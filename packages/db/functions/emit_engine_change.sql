-- An engine changes for all who ask it. One event for each workspace that asked it in the last 30 days.
create or replace function emit_engine_change(change_id text, data json) returns integer
language plpgsql security definer set search_path = public as $$
declare told integer;
begin
  with asking as (
    select distinct r.workspace_id from engine_change c
      join engine_run r on r.engine = c.engine and r.started_at > now() - interval '30 days'
      join workspace w on w.id = r.workspace_id and w.mode = c.mode
    where c.id = change_id
  ), place as (
    insert into event_sequence (workspace_id, resource_id) select workspace_id, change_id from asking
    on conflict do nothing returning workspace_id
  ), told as (
    insert into event (workspace_id, id, type, resource_type, resource_id, sequence, mode, data)
    select p.workspace_id, 'evt_' || replace(gen_random_uuid()::text, '-', ''), 'engine.changed', 'engine_change', change_id, 1, w.mode, emit_engine_change.data
    from place p join workspace w on w.id = p.workspace_id
    returning 1
  )
  select count(*) into told from told;
  return told;
end $$;
revoke all on function emit_engine_change(text, json) from public;
grant execute on function emit_engine_change(text, json) to svc_app;
