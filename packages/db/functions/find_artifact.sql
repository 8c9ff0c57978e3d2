-- A refresh token that was used stays good until the one that came of it is used, ten minutes at most: an answer that was
-- lost on the way, or two requests at once, then end nobody's connection.
create or replace function find_artifact(what text, named bytea) returns table (kept jsonb, consumed boolean)
language sql stable security definer set search_path = public as $$
  select a.kept, a.consumed_at is not null and not (
    what = 'RefreshToken' and a.consumed_at > now() - interval '10 minutes' and not exists (
      select from oauth_artifact later where later.model = what and later.grant_digest = a.grant_digest
        and later.consumed_at is not null
        and coalesce((later.kept ->> 'rotations')::integer, 0) > coalesce((a.kept ->> 'rotations')::integer, 0)))
  from oauth_artifact a
  where a.model = what and a.digest = named and a.expires_at > now()
    and (what <> 'Grant' or connection_stands(a.kept ->> 'accountId'))
$$;
revoke all on function find_artifact(text, bytea) from public;
grant execute on function find_artifact(text, bytea) to svc_app;
