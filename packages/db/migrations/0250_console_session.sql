-- Whoever uses the console acts with a key that has no secret, one for each member and workspace: what they made stays
-- theirs over sign-ins, and approvals know whose hand it was.
alter table api_key add column kind text not null default 'api' check (kind in ('api', 'console'));
create unique index one_console_key on api_key (workspace_id, member_id) where kind = 'console' and revoked_at is null;

create table console_session (
  workspace_id text not null references workspace,
  id text not null,
  member_id text not null,
  -- SHA-256 of the token in the cookie.
  token_hash bytea not null unique,
  -- The browser, as it names itself.
  agent text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, member_id) references member
);
create index on console_session (workspace_id, member_id);
call isolate('console_session');
call open_to_owner('console_session');

create table sign_in_link (
  workspace_id text not null references workspace,
  token_hash bytea not null,
  member_id text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (workspace_id, token_hash),
  foreign key (workspace_id, member_id) references member
);
create unique index on sign_in_link (token_hash);
create index on sign_in_link (workspace_id, member_id);
call isolate('sign_in_link');
call open_to_owner('sign_in_link');

-- Who a cookie is, in its own workspace or in another of the organisation where the same person is a member; or in its
-- test twin, whose members are those of the live one.
create function authenticate_session(digest bytea, wanted text, in_test boolean, idle interval)
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

-- Whoever opens a sign-in link names no workspace.
create function find_sign_in_link(digest bytea) returns table (workspace_id text, member_id text)
language sql stable security definer set search_path = public as $$
  select l.workspace_id, l.member_id from sign_in_link l
    join member m on m.workspace_id = l.workspace_id and m.id = l.member_id and m.status = 'active'
    join workspace w on w.id = l.workspace_id and w.deleting_at is null
  where l.token_hash = digest and l.expires_at > now()
$$;

-- Where an address is a member, the oldest place first.
create function members_with_address(address text) returns table (workspace_id text, member_id text)
language sql stable security definer set search_path = public as $$
  select m.workspace_id, m.id from member m join workspace w on w.id = m.workspace_id and w.deleting_at is null
  where lower(m.email) = lower(address) and m.status = 'active' order by m.created_at limit 20
$$;
create index on member (lower(email)) where status = 'active';

-- Every session of the person behind a member of the caller's workspace, in all workspaces of the organisation.
create function sessions_of_person(holder text)
returns table (workspace_id text, id text, agent text, created_at timestamptz, seen_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id, s.agent, s.created_at, s.seen_at, s.expires_at from member here
    join member there on lower(there.email) = lower(here.email)
    join workspace w on w.id = there.workspace_id and w.organisation_id = app_organisation()
    join console_session s on s.workspace_id = there.workspace_id and s.member_id = there.id and s.expires_at > now()
  where here.id = holder and here.workspace_id = app_workspace()
$$;

revoke all on function authenticate_session(bytea, text, boolean, interval), find_sign_in_link(bytea), members_with_address(text),
  sessions_of_person(text) from public;
grant execute on function authenticate_session(bytea, text, boolean, interval), find_sign_in_link(bytea), members_with_address(text),
  sessions_of_person(text) to svc_app;
