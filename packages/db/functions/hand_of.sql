-- Whose hand a key is in: itself, what made it, what it replaced, the members of these, and who invited those, unless that
-- was an owner. Two keys that share one of them may be in one hand. Members of a test twin are those of its workspace.
create or replace function hand_of(key text) returns table (id text)
language sql stable security definer set search_path = public as $$
  with recursive place (id) as (
    select id from workspace where id = (select app_workspace()) or twin_id = (select app_workspace())
  ), hand (id) as (
    select key
    union
    select up.id from hand h, lateral (
      select unnest(array[k.created_by, k.member_id] || k.replaces) as id from api_key k
      where k.id = h.id and k.workspace_id in (select id from place)
      union all
      select m.invited_by from member m
        join api_key i on i.id = m.invited_by and i.workspace_id = m.workspace_id
        join member inviter on inviter.id = i.member_id and inviter.workspace_id = i.workspace_id
      where m.id = h.id and m.workspace_id in (select id from place) and inviter.role <> 'owner'
    ) up
    where up.id is not null
  )
  select id from hand
$$;
revoke all on function hand_of(text) from public;
grant execute on function hand_of(text) to svc_app;
