-- Programs that a person let in by OAuth act with a key that has no secret: rights, limits and its end are those of any key.
alter table api_key drop constraint api_key_kind_check, add constraint api_key_kind_check check (kind in ('api', 'console', 'oauth'));
alter table api_key
  -- Which program: the address of its metadata, or the id under which it registered itself.
  add column client_id text,
  -- Where its codes were sent.
  add column redirect_host text;

-- What stands between a program's first request and its tokens. Before somebody has agreed it belongs to no workspace.
-- Whatever names a row is kept as its SHA-256: what can be read here opens nothing.
create table oauth_artifact (
  model text not null,
  digest bytea not null,
  grant_digest bytea,
  kept jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, digest)
);
create index on oauth_artifact (grant_digest);
create index on oauth_artifact (expires_at);
alter table oauth_artifact enable row level security;
alter table oauth_artifact force row level security;
call open_to_owner('oauth_artifact');
