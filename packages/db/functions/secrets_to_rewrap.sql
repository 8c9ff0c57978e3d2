-- A rotation of the key-encryption key goes over all workspaces: this tells where there is work.
create or replace function secrets_to_rewrap(newest text, at_most integer, after_id text)
returns table (workspace_id text, id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from secret s where s.kek_id <> newest and s.id > after_id order by s.id limit at_most
$$;
revoke all on function secrets_to_rewrap(text, integer, text) from public;
grant execute on function secrets_to_rewrap(text, integer, text) to svc_app;
