create or replace function begin_attempt(digest bytea, what text, kept jsonb, lasts interval, most integer) returns timestamptz
language sql security definer set search_path = public as $$
  delete from sign_in_attempt where expires_at < now();
  insert into sign_in_attempt (token_hash, kind, expected, expires_at)
  select digest, what, kept, now() + lasts
  where (select count(*) from sign_in_attempt where begun_at > now() - interval '10 seconds') < most
  returning expires_at
$$;
revoke all on function begin_attempt(bytea, text, jsonb, interval, integer) from public;
grant execute on function begin_attempt(bytea, text, jsonb, interval, integer) to svc_app;
