-- Programs that a person let in by OAuth act with a key that has no secret: rights, limits and its end are those of any key.
alter table api_key drop constraint api_key_kind_check, add constraint api_key_kind_check check (kind in ('api', 'console', 'oauth'));
alter table api_key
  -- Which program: the address of its metadata, or the id under which it registered itself.
  add column client_id text,
  -- Where its codes were sent.
  add column redirect_host text;

-- What stands between a program's first request and its tokens. Before somebody has agreed it belongs to no workspace.
-- Whatever names a row is kept as its SHA-256: what can be read here opens nothing.
create table oauth_artifact (
  model text not null,
  digest bytea not null,
  grant_digest bytea,
  kept jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, digest)
);
create index on oauth_artifact (grant_digest);
create index on oauth_artifact (expires_at);
alter table oauth_artifact enable row level security;
alter table oauth_artifact force row level security;
call open_to_owner('oauth_artifact');

create function keep_artifact(what text, named bytea, of_grant bytea, payload jsonb, until timestamptz) returns void
language sql security definer set search_path = public as $$
  insert into oauth_artifact (model, digest, grant_digest, kept, expires_at) values (what, named, of_grant, payload, until)
  on conflict (model, digest) do update set kept = excluded.kept, grant_digest = excluded.grant_digest, expires_at = excluded.expires_at
$$;

-- The key behind an account, which is named `workspace.key`: whether it still stands.
create function connection_stands(account text) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from api_key k join workspace w on w.id = k.workspace_id left join member m on m.id = k.member_id
    where k.workspace_id = split_part(account, '.', 1) and k.id = split_part(account, '.', 2) and k.kind = 'oauth'
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and w.deleting_at is null and m.status = 'active')
$$;

-- A refresh token that was used stays good until the one that came of it is used, ten minutes at most: an answer that was
-- lost on the way, or two requests at once, then end nobody's connection.
create function find_artifact(what text, named bytea) returns table (kept jsonb, consumed boolean)
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

-- True for whoever is first.
create function consume_artifact(what text, named bytea) returns boolean
language sql security definer set search_path = public as $$
  with first as (
    update oauth_artifact set consumed_at = now() where model = what and digest = named and consumed_at is null returning 1
  )
  select exists (select from first)
$$;

create function forget_artifact(what text, named bytea) returns void
language sql security definer set search_path = public as $$
  delete from oauth_artifact where model = what and digest = named
$$;

create function forget_artifacts_of(what text, of_grant bytea) returns void
language sql security definer set search_path = public as $$
  delete from oauth_artifact where model = what and grant_digest = of_grant
$$;

-- The connection ends with everything that came of it.
create function end_connection(of_grant bytea) returns void
language sql security definer set search_path = public as $$
  update api_key k set revoked_at = now(), updated_at = now() from oauth_artifact a
  where a.model = 'Grant' and a.digest = of_grant and k.workspace_id = split_part(a.kept ->> 'accountId', '.', 1)
    and k.id = split_part(a.kept ->> 'accountId', '.', 2) and k.kind = 'oauth' and k.revoked_at is null;
  delete from oauth_artifact where grant_digest = of_grant or (model = 'Grant' and digest = of_grant)
$$;

-- A program that registered itself is forgotten after a week, unless somebody lets it in: then with the last connection.
create function extend_artifact(what text, named bytea, until timestamptz) returns void
language sql security definer set search_path = public as $$
  update oauth_artifact set expires_at = greatest(expires_at, until) where model = what and digest = named
$$;

create function sweep_artifacts() returns void
language sql security definer set search_path = public as $$
  delete from oauth_artifact where expires_at < now()
$$;

create function count_artifacts(what text, most integer) returns integer
language sql stable security definer set search_path = public as $$
  select count(*)::integer from (select from oauth_artifact where model = what limit most) found
$$;

-- Who a token is: its key, whom it was given for, and how far it reaches.
create function authenticate_token(named bytea)
returns table (key_id text, key_name text, scopes text[], project_ids text[], monthly_credit_cap integer,
  ip_allow_list text[], expires_at timestamptz, revoked_at timestamptz, workspace_id text, workspace_name text,
  mode text, twin_id text, organisation_id text, organisation_name text, plan text, limit_overrides jsonb,
  replaces text[], member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[],
  requests_per_minute integer, concurrent_requests integer, resource text, token_scope text, token_ends timestamptz)
language sql stable security definer set search_path = public as $$
  select f.*, a.kept ->> 'aud', a.kept ->> 'scope', a.expires_at
  from oauth_artifact a
    join api_key k on k.workspace_id = split_part(a.kept ->> 'accountId', '.', 1) and k.id = split_part(a.kept ->> 'accountId', '.', 2)
      and k.kind = 'oauth'
    cross join lateral authenticate_key(k.secret_hash) f
  where a.model = 'AccessToken' and a.digest = named and a.expires_at > now()
$$;

revoke all on function keep_artifact(text, bytea, bytea, jsonb, timestamptz), connection_stands(text), find_artifact(text, bytea),
  consume_artifact(text, bytea), forget_artifact(text, bytea), forget_artifacts_of(text, bytea), end_connection(bytea),
  extend_artifact(text, bytea, timestamptz), sweep_artifacts(), count_artifacts(text, integer), authenticate_token(bytea) from public;
grant execute on function keep_artifact(text, bytea, bytea, jsonb, timestamptz), find_artifact(text, bytea),
  consume_artifact(text, bytea), forget_artifact(text, bytea), forget_artifacts_of(text, bytea), end_connection(bytea),
  extend_artifact(text, bytea, timestamptz), sweep_artifacts(), count_artifacts(text, integer), authenticate_token(bytea) to svc_app;
