-- Who a token is: its key, whom it was given for, and how far it reaches.
create or replace function authenticate_token(named bytea)
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
revoke all on function authenticate_token(bytea) from public;
grant execute on function authenticate_token(bytea) to svc_app;
