-- Works once: null for one that is over, unknown or of another kind.
create or replace function take_sign_in(digest bytea, what text) returns jsonb
language sql security definer set search_path = public as $$
  delete from sign_in_attempt where token_hash = digest and kind = what and expires_at > now() returning expected
$$;
revoke all on function take_sign_in(bytea, text) from public;
grant execute on function take_sign_in(bytea, text) to svc_app;
