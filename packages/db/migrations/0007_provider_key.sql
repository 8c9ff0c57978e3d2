-- Keys that a workspace brings for itself. The secret is sealed; the key that opens it is not in the database.
create table provider_key (
  workspace_id text not null references workspace,
  -- A new one with every secret: names the credential in limits and breakers, and is part of what the seal is bound to.
  id text not null unique,
  engine text not null,
  -- Shown so that people can tell keys apart: the last four.
  hint text not null,
  kek_id text not null,
  wrapped_key bytea not null,
  ciphertext bytea not null,
  -- What the engine said when the key was checked.
  model text,
  checked_at timestamptz not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, engine)
);
call isolate('provider_key');
call open_to_owner('provider_key');
create index on provider_key (kek_id);

-- A rotation goes over all workspaces: this tells where there is work, and nothing that could be opened.
create function provider_keys_to_rewrap(newest text, at_most integer, after_workspace text, after_engine text)
returns table (workspace_id text, engine text)
language sql stable security definer set search_path = public as $$
  select k.workspace_id, k.engine from provider_key k
  where k.kek_id <> newest and (k.workspace_id, k.engine) > (after_workspace, after_engine)
  order by k.workspace_id, k.engine limit at_most
$$;
revoke all on function provider_keys_to_rewrap(text, integer, text, text) from public;
grant execute on function provider_keys_to_rewrap(text, integer, text, text) to svc_app;
