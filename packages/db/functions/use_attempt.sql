-- Notes that what a browser kept by itself was used; false: it was before.
create or replace function use_attempt(digest bytea, what text, until timestamptz) returns boolean
language sql security definer set search_path = public as $$
  with used as (
    insert into sign_in_attempt (token_hash, kind, expected, expires_at) values (digest, what, '{}', until)
    on conflict do nothing returning 1
  )
  select exists (select from used)
$$;
revoke all on function use_attempt(bytea, text, timestamptz) from public;
grant execute on function use_attempt(bytea, text, timestamptz) to svc_app;
