-- What has to be known before a tenant is known: whose key this is.
create or replace function authenticate_key(digest bytea)
returns table (key_id text, key_name text, scopes text[], project_ids text[], monthly_credit_cap integer,
  ip_allow_list text[], expires_at timestamptz, revoked_at timestamptz, workspace_id text, workspace_name text,
  mode text, twin_id text, organisation_id text, organisation_name text, plan text, limit_overrides jsonb,
  replaces text[], member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[],
  requests_per_minute integer, concurrent_requests integer)
language sql stable security definer set search_path = public as $$
  select k.id, k.name, k.scopes, k.project_ids, k.monthly_credit_cap, k.ip_allow_list, k.expires_at,
    coalesce(k.revoked_at, w.deleting_at), w.id, w.name, w.mode, w.twin_id, o.id, o.name, o.plan, o.limit_overrides, k.replaces,
    k.member_id, m.status, m.role, m.project_ids, r.scopes, k.requests_per_minute, k.concurrent_requests
  from api_key k join workspace w on w.id = k.workspace_id join organisation o on o.id = w.organisation_id
    left join member m on m.id = k.member_id
    left join role r on r.workspace_id = m.workspace_id and r.key = m.role
  where k.secret_hash = digest
$$;
revoke all on function authenticate_key(bytea) from public;
grant execute on function authenticate_key(bytea) to svc_app;
