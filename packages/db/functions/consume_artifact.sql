-- True for whoever is first.
create or replace function consume_artifact(what text, named bytea) returns boolean
language sql security definer set search_path = public as $$
  with first as (
    update oauth_artifact set consumed_at = now() where model = what and digest = named and consumed_at is null returning 1
  )
  select exists (select from first)
$$;
revoke all on function consume_artifact(text, bytea) from public;
grant execute on function consume_artifact(text, bytea) to svc_app;
