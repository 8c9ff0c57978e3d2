-- The key behind an account, which is named `workspace.key`: whether it still stands.
create or replace function connection_stands(account text) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from api_key k join workspace w on w.id = k.workspace_id left join member m on m.id = k.member_id
    where k.workspace_id = split_part(account, '.', 1) and k.id = split_part(account, '.', 2) and k.kind = 'oauth'
      and k.revoked_at is null and (k.expires_at is null or k.expires_at > now()) and w.deleting_at is null and m.status = 'active')
$$;
revoke all on function connection_stands(text) from public;
