-- Who a cookie is, in its own workspace or in another of the organisation where the same person is a member; or in its
-- test twin, whose members are those of the live one.
create or replace function authenticate_session(digest bytea, wanted text, in_test boolean, idle interval)
returns table (session_id text, home_id text, expires_at timestamptz, key_id text, key_scopes text[], workspace_id text,
  workspace_name text, mode text, twin_id text, organisation_id text, organisation_name text, plan text,
  limit_overrides jsonb, member_id text, member_name text, member_status text, member_role text,
  member_project_ids text[], role_scopes text[])
language sql stable security definer set search_path = public as $$
  select s.id, s.workspace_id, s.expires_at, k.id, k.scopes, w.id, w.name, w.mode, w.twin_id, o.id, o.name, o.plan,
    o.limit_overrides, m.id, coalesce(m.name, m.email), m.status, m.role, m.project_ids, r.scopes
  from console_session s
    join member own on own.workspace_id = s.workspace_id and own.id = s.member_id and own.status = 'active'
    join workspace home on home.id = s.workspace_id
    join workspace base on base.organisation_id = home.organisation_id and base.id = coalesce(wanted, home.id)
      and base.mode = 'live' and base.deleting_at is null
    join workspace w on w.id = case when in_test then base.twin_id else base.id end
    join organisation o on o.id = w.organisation_id
    join member m on m.workspace_id = base.id and lower(m.email) = lower(own.email) and m.status = 'active'
    left join role r on r.workspace_id = m.workspace_id and r.key = m.role
    left join api_key k on k.workspace_id = w.id and k.member_id = m.id and k.kind = 'console' and k.revoked_at is null
  where s.token_hash = digest and s.expires_at > now() and s.seen_at > now() - idle
$$;
revoke all on function authenticate_session(bytea, text, boolean, interval) from public;
grant execute on function authenticate_session(bytea, text, boolean, interval) to svc_app;
