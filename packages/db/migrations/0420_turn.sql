-- How often something was done of late for somebody who may not be a tenant: mails to an address, links that an address or
-- a peer asked for. Names are hashes: an address that nobody confirmed is not kept.
create unlogged table turn (
  name bytea primary key,
  -- Newest last, no more than are counted.
  times timestamptz[] not null
);

-- True, and counted, when there were fewer than `most` within the last `seconds`. Whoever asks at the same time waits.
create function take_turn(whose bytea, most integer, seconds integer) returns boolean
language plpgsql security definer set search_path = public as $$
declare
  at timestamptz;
  known timestamptz[];
begin
  insert into turn (name, times) values (whose, '{}')
    on conflict (name) do update set name = excluded.name returning times into known;
  at := clock_timestamp();
  known := array(select t from unnest(known) t where t > at - make_interval(secs => seconds) order by t);
  if cardinality(known) >= most then return false; end if;
  update turn set times = known || at where name = whose;
  return true;
end $$;
-- Forgets those of whom nothing was counted for a day: longer than any of these times.
create function sweep_turns() returns void language sql security definer set search_path = public as $$
  delete from turn where times[cardinality(times)] is null or times[cardinality(times)] < now() - interval '1 day';
$$;
revoke all on function take_turn(bytea, integer, integer), sweep_turns() from public;
grant execute on function take_turn(bytea, integer, integer), sweep_turns() to svc_app;
