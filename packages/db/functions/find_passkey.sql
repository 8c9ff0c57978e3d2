-- Whoever signs in with a passkey names no workspace.
create or replace function find_passkey(credential text) returns table (workspace_id text, id text, member_id text, public_key bytea,
  signatures bigint, transports text[])
language sql stable security definer set search_path = public as $$
  select p.workspace_id, p.id, p.member_id, p.public_key, p.signatures, p.transports from passkey p
    join member m on m.workspace_id = p.workspace_id and m.id = p.member_id and m.status = 'active'
    join workspace w on w.id = p.workspace_id and w.deleting_at is null
  where p.credential_id = credential
$$;
revoke all on function find_passkey(text) from public;
grant execute on function find_passkey(text) to svc_app;
