-- Forgets those of whom nothing was counted for a day: longer than any of these times.
create or replace function sweep_turns() returns void language sql security definer set search_path = public as $$
  delete from turn where times[cardinality(times)] is null or times[cardinality(times)] < now() - interval '1 day';
$$;
revoke all on function sweep_turns() from public;
grant execute on function sweep_turns() to svc_app;
