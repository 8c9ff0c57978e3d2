-- A key of `read` and `write` could make keys of scopes that are an administrator's, and whoever rotated another's key was
-- handed its secret. Both are refused now; this ends what came of them. Secrets cannot be called back: those keys end.
do $$
declare
  reserved constant text[] := array['approvals:write', 'audit:read', 'billing:write', 'members:write', 'workspaces:write'];
  changed integer;
begin
  -- Again until nothing changes: what a narrowed key made is narrowed too.
  loop
    with outgrown as (
      select k.workspace_id, k.id, array(
        select scope from unnest(k.scopes) scope where scope <> all (reserved) or scope = any (m.scopes)
      ) as kept
      from api_key k join api_key m on m.id = k.created_by
      where k.scopes && reserved and not 'admin' = any (k.scopes) and not 'admin' = any (m.scopes)
        and exists (select from unnest(k.scopes) scope where scope = any (reserved) and scope <> all (m.scopes))
    )
    update api_key k
    set scopes = kept,
      revoked_at = case when kept = '{}' then coalesce(k.revoked_at, now()) else k.revoked_at end
    from outgrown o where k.workspace_id = o.workspace_id and k.id = o.id;
    get diagnostics changed = row_count;
    exit when changed = 0;
  end loop;

  -- Handed to somebody else by a rotation, and what was made with it.
  with recursive taken (id) as (
    select k.id from api_key k join api_key m on m.id = k.created_by
      left join member holder on holder.id = m.member_id and holder.status = 'active'
    where k.replaces <> '{}' and m.member_id is distinct from k.member_id
      and not (k.member_id is null and coalesce(holder.role, '') = 'owner')
    union
    select k.id from api_key k join taken t on k.created_by = t.id
  )
  update api_key k set revoked_at = now(), updated_at = now()
  from taken t where k.id = t.id and k.revoked_at is null;

  -- Made by a key with an end or a list of addresses that was not changed since: it keeps to both. A maker that was
  -- changed later may have been narrowed then, so what it made stays.
  loop
    with outlived as (
      select k.workspace_id, k.id, least(k.expires_at, m.expires_at) as expires_at,
        case when m.ip_allow_list is null then k.ip_allow_list
          when k.ip_allow_list is null then m.ip_allow_list
          else array(select unnest(k.ip_allow_list) intersect select unnest(m.ip_allow_list)) end as ip_allow_list
      from api_key k join api_key m on m.id = k.created_by
      where m.updated_at <= k.created_at and k.revoked_at is null and (
        (m.expires_at is not null and (k.expires_at is null or k.expires_at > m.expires_at))
        or (m.ip_allow_list is not null and (k.ip_allow_list is null or not k.ip_allow_list <@ m.ip_allow_list)))
    )
    update api_key k set expires_at = o.expires_at, ip_allow_list = o.ip_allow_list,
      revoked_at = case when o.ip_allow_list = '{}' then now() else k.revoked_at end
    from outlived o where k.workspace_id = o.workspace_id and k.id = o.id;
    get diagnostics changed = row_count;
    exit when changed = 0;
  end loop;
end $$;
