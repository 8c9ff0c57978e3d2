create or replace function count_artifacts(what text, most integer) returns integer
language sql stable security definer set search_path = public as $$
  select count(*)::integer from (select from oauth_artifact where model = what limit most) found
$$;
revoke all on function count_artifacts(text, integer) from public;
grant execute on function count_artifacts(text, integer) to svc_app;
