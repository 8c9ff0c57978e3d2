-- Secrets that the service itself needs again, such as those that sign webhooks. Sealed: the key that opens them is not in
-- the database.
create table secret (
  workspace_id text not null references workspace,
  id text not null unique,
  -- What it belongs to, such as a webhook's id; the seal is bound to it.
  holder text not null,
  kek_id text not null,
  wrapped_key bytea not null,
  ciphertext bytea not null,
  -- null: the one in use. A replaced one is good until then.
  valid_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (workspace_id, id)
);
create index on secret (workspace_id, holder);
create index on secret (kek_id);
call isolate('secret');
call open_to_owner('secret');

-- A rotation of the key-encryption key goes over all workspaces: this tells where there is work.
create function secrets_to_rewrap(newest text, at_most integer, after_id text)
returns table (workspace_id text, id text)
language sql stable security definer set search_path = public as $$
  select s.workspace_id, s.id from secret s where s.kek_id <> newest and s.id > after_id order by s.id limit at_most
$$;
revoke all on function secrets_to_rewrap(text, integer, text) from public;
grant execute on function secrets_to_rewrap(text, integer, text) to svc_app;
