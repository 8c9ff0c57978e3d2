create or replace function forget_artifacts_of(what text, of_grant bytea) returns void
language sql security definer set search_path = public as $$
  delete from oauth_artifact where model = what and grant_digest = of_grant
$$;
revoke all on function forget_artifacts_of(text, bytea) from public;
grant execute on function forget_artifacts_of(text, bytea) to svc_app;
