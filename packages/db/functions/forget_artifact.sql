create or replace function forget_artifact(what text, named bytea) returns void
language sql security definer set search_path = public as $$
  delete from oauth_artifact where model = what and digest = named
$$;
revoke all on function forget_artifact(text, bytea) from public;
grant execute on function forget_artifact(text, bytea) to svc_app;
