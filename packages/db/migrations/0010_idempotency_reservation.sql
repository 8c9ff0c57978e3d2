-- An operation that uses the network reserves its key before it does so: a row without an answer, held until
-- `leased_until`. A process that is killed frees the key that way.
alter table idempotency_key
  alter column status drop not null,
  alter column headers drop not null,
  alter column body drop not null,
  add column holder text,
  add column leased_until timestamptz,
  add check ((status is null) = (holder is not null) and (holder is null) = (leased_until is null));
