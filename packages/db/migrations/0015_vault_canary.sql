-- One sealed word: a process whose key-encryption key does not open it holds another key than the deployment's.
create table vault_canary (
  id text primary key,
  kek_id text not null,
  wrapped_key bytea not null,
  ciphertext bytea not null
);
grant select, insert, update on vault_canary to svc_app;
