create or replace function keep_artifact(what text, named bytea, of_grant bytea, payload jsonb, until timestamptz) returns void
language sql security definer set search_path = public as $$
  insert into oauth_artifact (model, digest, grant_digest, kept, expires_at) values (what, named, of_grant, payload, until)
  on conflict (model, digest) do update set kept = excluded.kept, grant_digest = excluded.grant_digest, expires_at = excluded.expires_at
$$;
revoke all on function keep_artifact(text, bytea, bytea, jsonb, timestamptz) from public;
grant execute on function keep_artifact(text, bytea, bytea, jsonb, timestamptz) to svc_app;
