-- The connection ends with everything that came of it.
create or replace function end_connection(of_grant bytea) returns void
language sql security definer set search_path = public as $$
  update api_key k set revoked_at = now(), updated_at = now() from oauth_artifact a
  where a.model = 'Grant' and a.digest = of_grant and k.workspace_id = split_part(a.kept ->> 'accountId', '.', 1)
    and k.id = split_part(a.kept ->> 'accountId', '.', 2) and k.kind = 'oauth' and k.revoked_at is null;
  delete from oauth_artifact where grant_digest = of_grant or (model = 'Grant' and digest = of_grant)
$$;
revoke all on function end_connection(bytea) from public;
grant execute on function end_connection(bytea) to svc_app;
