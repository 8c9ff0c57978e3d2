-- Passkeys of people who use the console: public keys alone, what is secret stays on their devices.
create table passkey (
  workspace_id text not null references workspace,
  id text not null,
  member_id text not null,
  -- What its person calls it.
  name text not null,
  -- As the authenticator named it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it has signed; authenticators that do not count stay at 0.
  signatures bigint not null,
  transports text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, member_id) references member
);
create index on passkey (workspace_id, member_id);
call isolate('passkey');
call open_to_owner('passkey');

-- Whoever signs in with a passkey names no workspace.
create function find_passkey(credential text) returns table (workspace_id text, id text, member_id text, public_key bytea,
  signatures bigint, transports text[])
language sql stable security definer set search_path = public as $$
  select p.workspace_id, p.id, p.member_id, p.public_key, p.signatures, p.transports from passkey p
    join member m on m.workspace_id = p.workspace_id and m.id = p.member_id and m.status = 'active'
    join workspace w on w.id = p.workspace_id and w.deleting_at is null
  where p.credential_id = credential
$$;
revoke all on function find_passkey(text) from public;
grant execute on function find_passkey(text) to svc_app;
