-- A program that registered itself is forgotten after a week, unless somebody lets it in: then with the last connection.
create or replace function extend_artifact(what text, named bytea, until timestamptz) returns void
language sql security definer set search_path = public as $$
  update oauth_artifact set expires_at = greatest(expires_at, until) where model = what and digest = named
$$;
revoke all on function extend_artifact(text, bytea, timestamptz) from public;
grant execute on function extend_artifact(text, bytea, timestamptz) to svc_app;
