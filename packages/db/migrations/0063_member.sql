-- People of a workspace, invited by mail. Keys that a member makes hold no more than the member's role.
create table role (
  workspace_id text not null references workspace,
  key text not null,
  name text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, key)
);
call isolate('role');
call open_to_owner('role');

create table member (
  workspace_id text not null references workspace,
  id text not null unique,
  email text not null,
  name text,
  -- A built-in role or the key of one of the workspace's own.
  role text not null,
  project_ids text[],
  status text not null check (status in ('invited', 'active', 'removed')),
  invited_by text not null,
  -- SHA-256 of the token in the mailed link; used once.
  invitation_hash bytea unique,
  invitation_expires_at timestamptz,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (workspace_id, id),
  check ((status = 'invited') = (invitation_hash is not null))
);
create unique index one_membership on member (workspace_id, lower(email)) where status <> 'removed';
create index on member (workspace_id, created_at desc, id desc);
call isolate('member');
call open_to_owner('member');

-- The member whose key it is, or who made the key that made it.
alter table api_key add column member_id text;
create index on api_key (workspace_id, member_id) where member_id is not null;

drop function authenticate_key(bytea);
create function authenticate_key(digest bytea)
returns table (key_id text, key_name text, scopes text[], project_ids text[], monthly_credit_cap integer,
  ip_allow_list text[], expires_at timestamptz, revoked_at timestamptz, workspace_id text, workspace_name text,
  mode text, twin_id text, organisation_id text, organisation_name text, plan text, limit_overrides jsonb,
  replaces text[], member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[])
language sql stable security definer set search_path = public as $$
  select k.id, k.name, k.scopes, k.project_ids, k.monthly_credit_cap, k.ip_allow_list, k.expires_at, k.revoked_at,
    w.id, w.name, w.mode, w.twin_id, o.id, o.name, o.plan, o.limit_overrides, k.replaces,
    k.member_id, m.status, m.role, m.project_ids, r.scopes
  from api_key k join workspace w on w.id = k.workspace_id join organisation o on o.id = w.organisation_id
    left join member m on m.id = k.member_id
    left join role r on r.workspace_id = m.workspace_id and r.key = m.role
  where k.secret_hash = digest
$$;
-- The same of a key by its id, for what is done later in its name.
create function key_holder(holder text)
returns table (member_id text, member_status text, member_role text, member_project_ids text[], role_scopes text[])
language sql stable security definer set search_path = public as $$
  select m.id, m.status, m.role, m.project_ids, r.scopes
  from member m left join role r on r.workspace_id = m.workspace_id and r.key = m.role
  where m.id = holder and m.workspace_id in (
    select id from workspace where id = app_workspace() or twin_id = app_workspace())
$$;
-- Whoever opens the link of a mail names no workspace.
create function find_invitation(digest bytea) returns table (workspace_id text, member_id text)
language sql stable security definer set search_path = public as $$
  select m.workspace_id, m.id from member m where m.invitation_hash = digest
$$;
-- People with a place in the organisation, each counted once.
create function organisation_members() returns integer
language sql stable security definer set search_path = public as $$
  select count(distinct lower(m.email))::integer from workspace me join workspace w on w.organisation_id = me.organisation_id
    join member m on m.workspace_id = w.id and m.status <> 'removed' where me.id = app_workspace()
$$;
revoke all on function authenticate_key(bytea), key_holder(text), find_invitation(bytea), organisation_members() from public;
grant execute on function authenticate_key(bytea), key_holder(text), find_invitation(bytea), organisation_members() to svc_app;
