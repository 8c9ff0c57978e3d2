-- True, and counted, when there were fewer than `most` within the last `seconds`. Whoever asks at the same time waits.
create or replace function take_turn(whose bytea, most integer, seconds integer) returns boolean
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
revoke all on function take_turn(bytea, integer, integer) from public;
grant execute on function take_turn(bytea, integer, integer) to svc_app;
