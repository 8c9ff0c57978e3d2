create or replace function sweep_artifacts() returns void
language sql security definer set search_path = public as $$
  delete from oauth_artifact where expires_at < now()
$$;
revoke all on function sweep_artifacts() from public;
grant execute on function sweep_artifacts() to svc_app;
