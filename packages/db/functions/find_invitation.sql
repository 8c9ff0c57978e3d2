-- Whoever opens the link of a mail names no workspace.
create or replace function find_invitation(digest bytea) returns table (workspace_id text, member_id text)
language sql stable security definer set search_path = public as $$
  select m.workspace_id, m.id from member m where m.invitation_hash = digest
$$;
revoke all on function find_invitation(bytea) from public;
grant execute on function find_invitation(bytea) to svc_app;
