-- How many requests of its minute a caller has used; processes take them in small blocks ahead.
create or replace function requests_used(bucket text, per_minute integer) returns integer
language sql stable security definer set search_path = public as $$
  select coalesce((select ceil(greatest(0, extract(epoch from full_at - clock_timestamp())) * per_minute / 60)
    from rate_bucket where name = bucket), 0)::integer
$$;
revoke all on function requests_used(text, integer) from public;
grant execute on function requests_used(text, integer) to svc_app;
