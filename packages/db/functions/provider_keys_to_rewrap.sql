-- A rotation goes over all workspaces: this tells where there is work, and nothing that could be opened.
create or replace function provider_keys_to_rewrap(newest text, at_most integer, after_workspace text, after_engine text)
returns table (workspace_id text, engine text)
language sql stable security definer set search_path = public as $$
  select k.workspace_id, k.engine from provider_key k
  where k.kek_id <> newest and (k.workspace_id, k.engine) > (after_workspace, after_engine)
  order by k.workspace_id, k.engine limit at_most
$$;
revoke all on function provider_keys_to_rewrap(text, integer, text, text) from public;
grant execute on function provider_keys_to_rewrap(text, integer, text, text) to svc_app;
