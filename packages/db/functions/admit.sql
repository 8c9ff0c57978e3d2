-- Gives `unused` requests back, takes up to `want` out of the minute (GCRA), and claims up to `want_places` of the places
-- that others left. The bucket's row is locked first, so that what is counted below stands until the end.
create or replace function admit(bucket text, process text, per_minute integer, unused integer, want integer, most_places integer, want_places integer)
returns table (granted integer, remaining integer, reset_ms double precision, wait_ms double precision, places integer)
language plpgsql security definer set search_path = public as $$
declare
  at timestamptz;
  -- Seconds; an interval would round the step of a high rate away.
  step double precision := 60.0 / greatest(1, per_minute);
  -- Seconds until the whole quota is there again.
  used double precision;
  others integer;
begin
  insert into rate_bucket (name, full_at) values (bucket, clock_timestamp())
    on conflict (name) do update set name = excluded.name returning extract(epoch from full_at) into used;
  at := clock_timestamp();
  used := greatest(0, used - extract(epoch from at) - unused * step);
  granted := greatest(0, least(want, floor((60 - used) / step + 1e-6)::integer));
  used := used + granted * step;
  update rate_bucket set full_at = at + make_interval(secs => used) where name = bucket;
  remaining := greatest(0, floor((60 - used) / step + 1e-6))::integer;
  reset_ms := used * 1000;
  wait_ms := greatest(0, used + step - 60) * 1000;
  delete from request_claim c where c.name = bucket and c.until < at;
  select coalesce(sum(c.places), 0) into others from request_claim c where c.name = bucket and c.instance <> process;
  places := greatest(0, least(want_places, most_places - others));
  insert into request_claim as c (name, instance, places, until) values (bucket, process, admit.places, at + interval '3 seconds')
    on conflict (name, instance) do update set places = excluded.places, until = excluded.until;
  return next;
end $$;
revoke all on function admit(text, text, integer, integer, integer, integer, integer) from public;
grant execute on function admit(text, text, integer, integer, integer, integer, integer) to svc_app;
