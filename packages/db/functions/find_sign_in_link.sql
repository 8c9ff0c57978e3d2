-- Whoever opens a sign-in link names no workspace.
create or replace function find_sign_in_link(digest bytea) returns table (workspace_id text, member_id text)
language sql stable security definer set search_path = public as $$
  select l.workspace_id, l.member_id from sign_in_link l
    join member m on m.workspace_id = l.workspace_id and m.id = l.member_id and m.status = 'active'
    join workspace w on w.id = l.workspace_id and w.deleting_at is null
  where l.token_hash = digest and l.expires_at > now()
$$;
revoke all on function find_sign_in_link(bytea) from public;
grant execute on function find_sign_in_link(bytea) to svc_app;
