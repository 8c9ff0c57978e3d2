-- Where an address is a member, the oldest place first.
create or replace function members_with_address(address text) returns table (workspace_id text, member_id text)
language sql stable security definer set search_path = public as $$
  select m.workspace_id, m.id from member m join workspace w on w.id = m.workspace_id and w.deleting_at is null
  where lower(m.email) = lower(address) and m.status = 'active' order by m.created_at limit 20
$$;
revoke all on function members_with_address(text) from public;
grant execute on function members_with_address(text) to svc_app;
