create or replace function begin_sign_in(digest bytea, what text, kept jsonb, until timestamptz) returns void
language sql security definer set search_path = public as $$
  delete from sign_in_attempt where expires_at < now();
  insert into sign_in_attempt (token_hash, kind, expected, expires_at) values (digest, what, kept, until)
$$;
revoke all on function begin_sign_in(bytea, text, jsonb, timestamptz) from public;
grant execute on function begin_sign_in(bytea, text, jsonb, timestamptz) to svc_app;
